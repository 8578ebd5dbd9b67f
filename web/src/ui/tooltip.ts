// What a button of an icon is for, and what stands in a text that is cut off: said where the pointer or the focus
// rests on it (CONST-09). Elements carry the words, one part draws them; it is loaded when it is first needed.
//   data-tip="words"      always;  data-tip-key="R" adds the key that does the same
//   data-tip-cut          its own text, where that does not fit

const events = ['pointerover', 'focusin'] as const;

/** Begins to look out for elements with words. */
export function startTooltips(): void {
  for (const name of events) document.addEventListener(name, hear);
}

/** Loads what draws them at once, where they are as good as certain to be needed. */
export function prepareTooltips(): void {
  follow(null);
}

function hear(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-tip],[data-tip-cut]')) follow(event);
}

let following: Promise<void> | undefined;

function follow(first: Event | null): void {
  if (following) return;
  for (const name of events) document.removeEventListener(name, hear);
  following = import('./tooltip-window').then(({ followTooltips }) => followTooltips(first));
  // Without a network there are no tooltips yet: the next one asks again.
  following.catch(() => {
    following = undefined;
    startTooltips();
  });
}
