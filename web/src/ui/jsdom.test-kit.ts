// What jsdom lacks of a browser and Mantine asks for. Import it first in tests that draw components.
import { configure } from '@testing-library/react';
// Dialogs load their window when they first open; a test that waits for one is not to wait for the disk.
import './dialog-window';

// How long a test waits for what never comes; a busy machine may need more than the usual second.
configure({ asyncUtilTimeout: 15_000 });

if (typeof window.matchMedia !== 'function') {
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
}

if (typeof window.ResizeObserver !== 'function') {
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}

if (!('fonts' in document)) {
  // Growing text areas measure themselves anew when a font has arrived.
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
}

window.HTMLElement.prototype.scrollIntoView ??= () => undefined;

// The editor of rich text asks where things are.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
document.elementFromPoint ??= () => null;
