// The own name in the staff's top bar, which opens the own profile. Its window is loaded when first needed.
import { useState } from 'react';
import type { PersonalInfo } from '#contract/identity/schemas';
import { s } from '../../lib/i18n/staff';
import { late } from '../../ui/late';
import classes from './profile.module.css';

const ProfileWindow = late(() => import('./profile-window').then((module) => module.ProfileWindow), {
  isAskedFor: true,
});

export interface ProfileButtonProps {
  staff: PersonalInfo;
  className: string | undefined;
}

export function ProfileButton({ staff, className }: ProfileButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${classes.own} ${className ?? ''}`}
        aria-label={s('profile.open', { name: staff.name })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span dir="auto">{staff.name}</span>
      </button>
      {isOpen && <ProfileWindow staff={staff} onClose={() => setIsOpen(false)} />}
    </>
  );
}
