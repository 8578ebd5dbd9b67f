// What jsdom lacks of a browser and Mantine asks for. Import it first in tests that draw components.

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

export {};
