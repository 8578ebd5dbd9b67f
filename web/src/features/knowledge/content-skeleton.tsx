/* The content of a knowledge screen while it is on its way: the code that draws it, or the catalogue. */
import { Loading, SkeletonLines } from '../../ui/states';
import classes from './content-skeleton.module.css';
import type { KnowledgeAddress } from './knowledge-address';

export function ContentSkeleton({ asked }: { asked: KnowledgeAddress['target']['kind'] }) {
  if (asked !== 'home') {
    return (
      <Loading>
        <div className={classes.boneText}>
          <SkeletonLines widths={[0.25]} />
          <div className={classes.boneTitle}>
            <SkeletonLines widths={[0.7]} />
          </div>
          {asked === 'question' ? (
            <SkeletonLines widths={[0.35, 0, 0.95, 0.9, 0.93, 0.6, 0, 0.9, 0.5]} />
          ) : (
            [0, 1, 2, 3].map((row) => (
              <div key={row} className={classes.boneRow}>
                <SkeletonLines widths={[0.5, 0.9, 0.2]} />
              </div>
            ))
          )}
        </div>
      </Loading>
    );
  }
  return (
    <Loading>
      {[0, 1].map((block) => (
        <div key={block} className={classes.bones}>
          <SkeletonLines widths={[0.3]} />
          <div className={classes.boneGrid}>
            {[0, 1, 2, 3].map((cell) => (
              <SkeletonLines key={cell} widths={[0.5, 0.9, 0.8, 0.85, 0.7]} />
            ))}
          </div>
        </div>
      ))}
    </Loading>
  );
}
