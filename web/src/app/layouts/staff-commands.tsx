// The palette, the single keys and what they open, on every screen of the staff. The windows are loaded when
// they are first asked for.
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconSearch } from '#icons';
import { useNavigate, useSearchParams } from 'react-router';
import type { SearchHit } from '#contract/search/endpoints';
import type { PersonalInfo } from '#contract/identity/schemas';
import { useDuty } from '../../features/identity/use-duty';
import {
  type CommandsNow,
  commandsNow,
  runCommand,
  useCommands,
  useCommandsNow,
} from '../../features/workbench/command-store';
import {
  type CommandId,
  type CommandScene,
  commandOfKey,
  reasonAgainst,
} from '../../features/workbench/commands';
import type { PaletteMode } from '../../features/workbench/palette-items';
import { ticketLocale } from '../../features/workbench/ticket-locale';
import { s } from '../../lib/i18n/staff';
import { chooseColourScheme, useColourScheme } from '../../ui/colour-scheme';
import { Kbd } from '../../ui/kbd';
import { late, usePreload } from '../../ui/late';
import { notifyError } from '../../ui/notice';
import { ReturnFocus } from '../../ui/return-focus';
import { usePageKey } from '../../ui/use-page-key';
import classes from './staff-commands.module.css';

const StaffPalette = late(() => import('./staff-palette').then((module) => module.StaffPalette), {
  isAskedFor: true,
});
const ShortcutHelp = late(
  () => import('../../features/workbench/shortcut-help').then((module) => module.ShortcutHelp),
  { isAskedFor: true },
);
const HitPreview = late(
  () => import('../../features/search/hit-preview').then((module) => module.HitPreview),
  { isAskedFor: true },
);

const windows = [StaffPalette];

type Open =
  | { readonly kind: PaletteMode; readonly text: string }
  | { readonly kind: 'help' }
  | { readonly kind: 'hit'; readonly hit: SearchHit; readonly from: Open }
  | null;

const isMac = /^mac/i.test(navigator.platform);
/** As it is written on the keyboard of this device. */
const paletteKey = isMac ? '⌘ K' : 'Ctrl K';

/** The search box of the top bar, and what it and the keys open. Another ticket does not draw it anew. */
export function StaffCommands({ staff }: { staff: PersonalInfo }) {
  const [open, setOpen] = useState<Open>(null);
  const show = (kind: PaletteMode) => setOpen({ kind, text: '' });
  usePaletteKey(() => show('all'));
  usePreload(windows);
  usePageKey((key) => {
    // The window is on its way: what is typed meanwhile stands in it when it comes.
    if (open) {
      if ('text' in open && [...key].length === 1) setOpen({ ...open, text: open.text + key });
      return true;
    }
    const now = commandsNow();
    const id = now.hasSingleKeys ? commandOfKey(key) : undefined;
    if (id === undefined || !now.ids.has(id)) return false;
    const reason = reasonAgainst(id, sceneOf(now, staff));
    if (reason === null) runCommand(id);
    else notifyError(s(reason));
    return true;
  });
  return (
    <>
      <button
        type="button"
        className={classes.box}
        aria-haspopup="dialog"
        aria-label={s('cmd.open')}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => show('all')}
        onPointerEnter={() => StaffPalette.preload()}
      >
        <IconSearch size={16} aria-hidden />
        <span className={classes.word}>{s('cmd.open')}</span>
        <span className={classes.keys} aria-hidden>
          <Kbd>{paletteKey}</Kbd>
        </span>
      </button>
      <ShellCommands onShow={show} onHelp={() => setOpen({ kind: 'help' })} />
      {open && <OpenWindow open={open} onOpen={setOpen} staff={staff} />}
    </>
  );
}

interface OpenWindowProps {
  open: NonNullable<Open>;
  onOpen: (next: Open) => void;
  staff: PersonalInfo;
}

function OpenWindow({ open, onOpen, staff }: OpenWindowProps) {
  const now = useCommandsNow();
  const goTo = useTicketAddress();
  const close = () => onOpen(null);
  /** The window is gone, and the focus is back, before anything else opens. */
  const afterClosing = (task: () => void) => {
    flushSync(close);
    task();
  };
  return (
    <>
      {/* One for all of them: the focus goes back to where the first was asked for. */}
      <ReturnFocus />
      {(open.kind === 'all' || open.kind === 'search') && (
        <StaffPalette
          key={open.kind}
          mode={open.kind}
          begun={open.text}
          now={now}
          scene={sceneOf(now, staff)}
          onCommand={(id) => afterClosing(() => runCommand(id))}
          onTicket={(id) => afterClosing(() => goTo(id))}
          onHit={(hit, text) => onOpen({ kind: 'hit', hit, from: { kind: open.kind, text } })}
          onClose={close}
        />
      )}
      {open.kind === 'help' && <ShortcutHelp paletteKey={paletteKey} onClose={close} />}
      {open.kind === 'hit' && (
        <HitPreview
          hit={open.hit}
          lang={now.ticket ? ticketLocale(now.ticket) : 'zh'}
          onInsert={now.insert && ((text) => afterClosing(() => now.insert?.(text)))}
          onBack={() => onOpen(open.from)}
          onClose={close}
        />
      )}
    </>
  );
}

function sceneOf({ ticket }: CommandsNow, { is_readonly, workStatus }: PersonalInfo): CommandScene {
  return { ticket, isReadonly: is_readonly === 1, workStatus };
}

interface ShellCommandsProps {
  onShow: (mode: PaletteMode) => void;
  onHelp: () => void;
}

/** What can be done on every screen. Draws nothing. */
function ShellCommands({ onShow, onHelp }: ShellCommandsProps): null {
  const navigate = useNavigate();
  const duty = useDuty();
  const scheme = useColourScheme();
  const handlers: Partial<Record<CommandId, () => void>> = {
    palette: () => onShow('all'),
    search: () => onShow('search'),
    help: onHelp,
    bench: () => void navigate('/admin/chat'),
    knowledge: () => window.open('/user/knowledge', '_blank', 'noopener'),
    onDuty: () => void duty.choose(1),
    offDuty: () => void duty.choose(0),
    scheme: () => chooseColourScheme(scheme === 'dark' ? 'light' : 'dark'),
  };
  useCommands(handlers);
  return null;
}

/** Goes to a ticket of the workbench; its filter stays in the address. */
function useTicketAddress(): (id: number) => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(query);
    next.set('questionRecordId', String(id));
    void navigate(`/admin/chat?${next}`);
  };
}

/** Ctrl or Cmd with K, also while typing; not beneath another window. */
function usePaletteKey(open: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = (isMac ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey;
    if (!isAsked || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (!document.querySelector('[aria-modal="true"]')) open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
