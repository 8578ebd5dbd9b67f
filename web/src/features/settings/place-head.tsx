/* The head of a section: what it is, what it is for, and what can be done. */
import type { ReactNode } from 'react';
import { s } from '../../lib/i18n/staff';
import { PageTitle } from '../../ui/page-title';
import type { Section } from './section.types';
import classes from './settings.module.css';

export interface PlaceHeadProps {
  section: Pick<Section, 'title' | 'about'>;
  action?: ReactNode;
}

export function PlaceHead({ section, action }: PlaceHeadProps) {
  return (
    <header className={classes.placeHead}>
      <div>
        <PageTitle>{s(section.title)}</PageTitle>
        <p className={classes.about}>{s(section.about)}</p>
      </div>
      {action}
    </header>
  );
}
