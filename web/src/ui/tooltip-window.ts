// Draws the tooltips of the page: after 500 ms under the pointer or the focus of the keyboard (CONST-09), never for
// fingers. The pointer may go onto it, Escape hides it, and so does whatever is done with its element.
import { timers } from '#contract/core/limits';
import classes from './tooltip.module.css';

/** Time to come back to the element or to reach the tooltip, ms. */
const patience = 120;
/** px between element, tooltip and the edges of the window. */
const gap = 6;

const tipped = '[data-tip],[data-tip-cut]';

/** Words of an element; null where its text is seen whole. */
function wordsOf(element: HTMLElement): string | null {
  const { tip, tipCut } = element.dataset;
  const isCut = () =>
    element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
  if (tipCut !== undefined && !isCut()) return null;
  const words = (tip ?? element.textContent).trim();
  return words === '' ? null : words;
}

function anchorOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(tipped) : null;
}

/** What the focus is on, or the first text inside it that is cut off. */
function focusedAnchor(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return null;
  if (target.matches(tipped)) return target;
  if (!target.matches('button,a,[role="treeitem"],[role="option"]')) return null;
  return [...target.querySelectorAll<HTMLElement>('[data-tip-cut]')].find(wordsOf) ?? null;
}

function draw(anchor: HTMLElement, words: string): HTMLElement {
  const box = document.createElement('div');
  box.className = classes.tip ?? '';
  box.setAttribute('role', 'tooltip');
  box.dir = 'auto';
  box.append(words);
  const { tipKey } = anchor.dataset;
  if (tipKey !== undefined) {
    const key = document.createElement('kbd');
    key.className = classes.key ?? '';
    key.append(tipKey);
    box.append(key);
  }
  document.body.append(box);
  return box;
}

function place(box: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const [ownWidth, ownHeight] = [box.offsetWidth, box.offsetHeight];
  const wanted = left + width / 2 - ownWidth / 2;
  const furthest = document.documentElement.clientWidth - ownWidth - gap;
  const below = bottom + gap;
  const isRoom = below + ownHeight + gap <= window.innerHeight;
  box.style.left = `${Math.max(gap, Math.min(wanted, furthest))}px`;
  box.style.top = `${isRoom ? below : Math.max(gap, top - gap - ownHeight)}px`;
}

/** Takes over from here; `first` is what it was loaded for, null where it was loaded beforehand. */
export function followTooltips(first: Event | null): void {
  let anchor: HTMLElement | null = null;
  let box: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const gone = new MutationObserver(() => {
    if (!anchor?.isConnected) hide();
  });

  function hide(): void {
    clearTimeout(timer);
    gone.disconnect();
    box?.remove();
    anchor = box = null;
  }
  function show(): void {
    const words = anchor?.isConnected ? wordsOf(anchor) : null;
    if (!anchor || words === null) return hide();
    box = draw(anchor, words);
    place(box, anchor);
    gone.observe(document.body, { childList: true, subtree: true });
  }
  function rest(on: HTMLElement | null): void {
    if (on !== null && on === anchor) {
      if (box) clearTimeout(timer);
      return;
    }
    if (on === null) {
      clearTimeout(timer);
      if (box) timer = setTimeout(hide, patience);
      else anchor = null;
      return;
    }
    hide();
    anchor = on;
    timer = setTimeout(show, timers.tooltipDelay);
  }
  function onPoint(event: Event): void {
    if (!(event instanceof PointerEvent) || event.pointerType === 'touch') return;
    rest(event.target instanceof Node && box?.contains(event.target) ? anchor : anchorOf(event.target));
  }

  document.addEventListener('pointerover', onPoint);
  document.documentElement.addEventListener('pointerleave', () => rest(null));
  document.addEventListener('focusin', ({ target }) => rest(focusedAnchor(target)));
  document.addEventListener('focusout', hide);
  for (const name of ['pointerdown', 'click', 'scroll']) document.addEventListener(name, hide, true);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), true);
  if (first?.type === 'focusin') rest(focusedAnchor(first.target));
  else if (first) onPoint(first);
}
