// Frame of the staff's screens (001 §2, §2.3). As long as no staff member is logged in there is nothing in the
// page but the login modal (ROUTE-17).
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { DutySelect } from '../../features/identity/duty-select';
import { ProfileButton } from '../../features/identity/profile-button';
import { s } from '../../lib/i18n/staff';
import { useSession } from '../../lib/session';
import { ColourSchemeSwitch } from '../../ui/colour-scheme-switch';
import { Tag } from '../../ui/tag';
import { loadCleaner } from '../../ui/rich-text';
import { prepareTooltips } from '../../ui/tooltip';
import { Mantine } from '../../ui/theme/mantine';
import { ConnectionLine } from './connection-line';
import { StaffCommands } from './staff-commands';
import { SkipLink, contentId } from './skip-link';
import { StaffNav } from './staff-nav';
import { Wordmark } from './wordmark';
import classes from './layouts.module.css';

/** Place in the top bar where a screen puts its own actions, such as the carry-over button. */
export const staffActionsId = 'staff-actions';

export function StaffLayout() {
  const { staff, state, requireLogin } = useSession();
  const isLocked = state === 'known' && staff === null;
  useEffect(() => {
    if (isLocked) void requireLogin();
  }, [isLocked, requireLogin]);
  // Nearly everything here has words of its own, and what people wrote is everywhere: what draws them is loaded before
  // it is first asked for.
  const isIn = staff !== null;
  useEffect(() => {
    if (!isIn) return;
    prepareTooltips();
    void loadCleaner();
  }, [isIn]);
  if (!staff) return null;
  return (
    <Mantine>
      <div className={classes.filled}>
        <SkipLink />
        <header className={classes.bar}>
          <span className={classes.home}>
            <Wordmark />
            <span className={classes.room}>{s('shell.title')}</span>
          </span>
          <StaffNav />
          <StaffCommands staff={staff} />
          <div className={classes.tools}>
            <div id={staffActionsId} className={classes.actions} />
            <ColourSchemeSwitch />
            {staff.is_readonly === 1 && <Tag>{s('shell.readonly')}</Tag>}
            <ProfileButton staff={staff} className={classes.agent} />
            <DutySelect />
          </div>
        </header>
        <ConnectionLine />
        <main id={contentId} tabIndex={-1} className={classes.fill}>
          <Outlet />
        </main>
      </div>
    </Mantine>
  );
}
