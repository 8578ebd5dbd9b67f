// What is not needed for reading is loaded when a person has begun to do something: pressed a key, a button, the screen.

const acts = ['pointerdown', 'keydown'] as const;

/** What the act itself asks for goes first, ms. */
const pause = 1_000;

/** Runs once, shortly after the first act from now on. @returns takes it back */
export function afterFirstAct(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    forget();
    timer = setTimeout(work, pause);
  };
  const forget = () => acts.forEach((act) => window.removeEventListener(act, hear, true));
  for (const act of acts) window.addEventListener(act, hear, true);
  return () => {
    forget();
    clearTimeout(timer);
  };
}
