/* Pictures of the demonstrations, drawn here: addresses that need no request. */

function address(drawing: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#e9edf2"/><g fill="none" stroke="#5b6675" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`;
  // The list of uploads is split at semicolons.
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const demoPictures = {
  product: address('<path d="M48 22 72 34v28L48 74 24 62V34zM24 34l24 12 24-12M48 46v28"/>'),
  roll: address('<path d="M48 72V40M40 72h16M24 34h48M30 26l-8 8 8 8M66 26l8 8-8 8"/>'),
  pitch: address('<path d="M48 22v52M40 30l8-8 8 8M40 66l8 8 8-8M24 48h12M60 48h12"/>'),
  label: address('<path d="M20 32h56v32H20zM28 42v12M34 42v12M42 42v12M48 42v12M56 42v12M64 42v12"/>'),
} as const;
