// Canned replies at the composer: the tool, the list above the text, and the window in which they are
// kept. List and window are loaded when they are first opened.
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import { IconMessageBolt } from '#icons';
import type { PersonalInfo } from '#contract/identity/schemas';
import type { Locale } from '#contract/settings/config-script';
import type { StaffTicketDetails } from '#contract/tickets/schemas';
import type { PlaceholderValues } from '#contract/workbench/placeholders';
import type { RichComposerHandle } from '../../features/chat/rich-composer-props';
import { ticketLocale } from '../../features/workbench/ticket-locale';
import { s } from '../../lib/i18n/staff';
import { knownShopUrl } from '../../lib/shop-url';
import { IconButton } from '../../ui/icon-button';

const CannedPicker = lazy(() =>
  import('../../features/workbench/canned-picker').then((module) => ({ default: module.CannedPicker })),
);
const CannedWindow = lazy(() =>
  Promise.all([
    import('../../features/workbench/canned-window'),
    import('../../features/chat/rich-field'),
  ]).then(([{ CannedWindow: Window }, { RichField }]) => ({
    default: (props: { isReadonly: boolean; onClose: () => void }) => (
      <Window {...props} RichField={RichField} />
    ),
  })),
);

export interface CannedTool {
  open: () => void;
  button: ReactNode;
  /** The open list or window. */
  list: ReactNode;
}

/** The tool of the open ticket; what it inserts goes where the cursor is. */
export function useCannedTool(
  ticket: StaffTicketDetails | null,
  staff: PersonalInfo,
  composerRef: RefObject<RichComposerHandle | null>,
): CannedTool | undefined {
  // Of another ticket it is closed.
  const [shown, setShown] = useState<{ ticket: number; what: 'list' | 'window' } | null>(null);
  if (!ticket) return undefined;
  const what = shown?.ticket === ticket.id ? shown.what : null;
  const show = (next: 'list' | 'window') => setShown({ ticket: ticket.id, what: next });
  const isReadonly = staff.is_readonly === 1;
  const close = () => {
    setShown(null);
    composerRef.current?.focus();
  };
  return {
    open: () => show('list'),
    button: (
      <IconButton
        size={32}
        label={s('canned.tool')}
        icon={<IconMessageBolt size={18} aria-hidden />}
        aria-expanded={what === 'list'}
        // The list is not closed by losing the focus and opened again by the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (what === 'list' ? close() : show('list'))}
      />
    ),
    list: (
      <Suspense fallback={null}>
        {what === 'list' && (
          <CannedPicker
            locale={ticketLocale(ticket)}
            valuesOf={(locale) => valuesOf(ticket, staff, locale)}
            disabled={isReadonly}
            onInsert={(html) => {
              setShown(null);
              composerRef.current?.insertHtml(html);
            }}
            onManage={() => show('window')}
            onClose={close}
            onLeave={() => setShown(null)}
          />
        )}
        {what === 'window' && <CannedWindow isReadonly={isReadonly} onClose={() => setShown(null)} />}
      </Suspense>
    ),
  };
}

function valuesOf(ticket: StaffTicketDetails, staff: PersonalInfo, locale: Locale): PlaceholderValues {
  const shop = knownShopUrl();
  return {
    'customer.name': ticket.personal.name,
    'agent.name': staff.name,
    'ticket.id': String(ticket.id),
    'ticket.title': ticket.title,
    'ticket.path': pathOf(ticket, locale),
    'shop.name': shop === undefined ? '' : new URL(shop).host.replace(/^www\./, ''),
  };
}

/** In English as the customer sees it; one who sees it in Chinese has none in English. */
function pathOf({ typeTitle, userTypeTitle }: StaffTicketDetails, locale: Locale): string {
  if (locale === 'zh') return typeTitle;
  return /\p{Script=Han}/u.test(userTypeTitle) ? '' : userTypeTitle;
}
