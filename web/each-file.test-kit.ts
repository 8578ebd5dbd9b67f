// Around every test file of the browser's part. The files of a worker share its process, its jsdom and the
// packages; each evaluates our own sources anew, and finds a browser as empty as the first one did.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// As they are at first; a file that asks for something else asks for itself alone.
configure({ asyncUtilTimeout: 1_000, defaultHidden: false });

// On phones lib/back.ts takes over the history and listens to its steps as long as there is a window.
const steps: Parameters<typeof window.addEventListener>[] = [];
const { addEventListener } = window;
window.addEventListener = (...given: (typeof steps)[number]) => {
  if (given[0] === 'popstate' || given[0] === 'pageshow') steps.push(given);
  addEventListener.apply(window, given);
};

afterAll(() => {
  cleanup();
  window.addEventListener = addEventListener;
  for (const given of steps) window.removeEventListener(...given);
  for (const own of Object.keys(history)) Reflect.deleteProperty(history, own);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  for (const part of [document.documentElement, document.body])
    for (const { name } of [...part.attributes]) part.removeAttribute(name);
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // What a module keeps, such as a queue of dialogs, ends with the file.
  vi.resetModules();
});
