// The ground of a screen whose code is still on its way: quiet lines, and only if it takes a while.
import { Loading, SkeletonLines } from '../ui/states';
import classes from './page-skeleton.module.css';

export function PageSkeleton() {
  return (
    <div className={classes.page}>
      <Loading>
        <SkeletonLines widths={[0.4, 0.9, 0.75, 0.85]} />
      </Loading>
    </div>
  );
}
