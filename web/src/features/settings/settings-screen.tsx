/* The settings (Q-134, Q-171): the list of what there is at the left, what was chosen from it at the right. */
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { s } from '../../lib/i18n/staff';
import { PlaceHead } from './place-head';
import { RowOpened } from './row-opened';
import { RowsPlace } from './rows-place';
import type { Section, Values } from './section.types';
import { groups, sections, titleOfPlace, type SettingsPlace } from './sections';
import { useSettingsLive } from './settings.queries';
import classes from './settings.module.css';
import { Overview } from './overview';
import { HistoryPlace } from './history/history-place';
import { TransferPlace } from './transfer/transfer-place';

export interface SettingsScreenProps {
  /** null: the beginning. */
  place: SettingsPlace | null;
  personId: number;
  isReadonly: boolean;
  /** May change accounts of staff (Q-181). */
  isOwner: boolean;
  /** A template as its customer will see it. */
  templatePreview: (values: Values) => ReactNode;
}

export function SettingsScreen({ place, ...props }: SettingsScreenProps) {
  useSettingsLive();
  return (
    <div className={classes.screen}>
      <nav className={classes.nav} aria-label={s('set.nav')}>
        <PlaceLink place={null} />
        {groups.map(({ title, places }) => (
          <section key={title} aria-label={s(title)}>
            <p className={classes.groupTitle}>{s(title)}</p>
            {places.map((one) => (
              <PlaceLink key={one} place={one} />
            ))}
          </section>
        ))}
      </nav>
      <div className={classes.content}>
        <Place key={place} place={place} {...props} />
      </div>
    </div>
  );
}

function PlaceLink({ place }: { place: SettingsPlace | null }) {
  return (
    <NavLink
      className={classes.link}
      to={`/admin/settings${place === null ? '' : `/${place}`}`}
      end={place === null}
    >
      {s(place === null ? 'set.overview' : titleOfPlace(place))}
    </NavLink>
  );
}

function Place({ place, personId, isReadonly, isOwner, templatePreview }: SettingsScreenProps) {
  if (place === null) return <Overview />;
  if (place === 'history') return <HistoryPlace isReadonly={isReadonly} />;
  if (place === 'transfer') return <TransferPlace isReadonly={isReadonly} />;
  const section = sections[place];
  if (section.add === undefined)
    return <SinglePlace section={section} personId={personId} isReadonly={isReadonly} />;
  const isHeld = place === 'staff' && !isOwner;
  return (
    <RowsPlace
      section={section}
      personId={personId}
      isReadonly={isReadonly || isHeld}
      note={isHeld ? s('set.ownerOnly') : undefined}
      aside={place === 'reportTemplates' ? templatePreview : undefined}
    />
  );
}

interface SinglePlaceProps {
  section: Section;
  personId: number;
  isReadonly: boolean;
}

/** A section of one row. */
function SinglePlace({ section, personId, isReadonly }: SinglePlaceProps) {
  return (
    <div className={classes.single}>
      <PlaceHead section={section} />
      <RowOpened section={section} id={1} personId={personId} isReadonly={isReadonly} />
    </div>
  );
}
