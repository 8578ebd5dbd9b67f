// The ways between the staff's screens, in the top bar.
import { NavLink } from 'react-router';
import { s } from '../../lib/i18n/staff';
import classes from './staff-nav.module.css';

const ways = [
  ['/admin/chat', 'nav.chat'],
  ['/admin/knowledge', 'nav.knowledge'],
  ['/admin/Sop/SopAdministration', 'nav.sop'],
  ['/admin/settings', 'nav.settings'],
] as const;

export function StaffNav() {
  return (
    <nav className={classes.nav} aria-label={s('nav.label')}>
      {ways.map(([to, key]) => (
        <NavLink key={to} to={to} className={classes.way ?? ''}>
          {s(key)}
        </NavLink>
      ))}
    </nav>
  );
}
