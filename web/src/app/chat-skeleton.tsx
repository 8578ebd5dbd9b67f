// The ground of the customer's chat while its code, the person and the tickets are on their way: one shape from the
// first look on, the list left and the conversation right; on a phone the conversation alone.
import { Loading } from '../ui/states';
import classes from './chat-skeleton.module.css';

export function ChatSkeleton() {
  return (
    <div className={classes.place}>
      <Loading>
        <div className={classes.page}>
          <div className={classes.list}>
            {[0, 1, 2, 3, 4].map((row) => (
              <div key={row} className={classes.row}>
                <span />
                <span />
                <span />
              </div>
            ))}
          </div>
          <div className={classes.chat}>
            <span />
            <span />
            <span />
          </div>
        </div>
      </Loading>
    </div>
  );
}
