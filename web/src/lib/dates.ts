// Dates as the specification shows them (000 §9, Q-08), in the zone of the browser.

const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-20`. */
export function formatDate(ms: number): string {
  const date = new Date(ms);
  return [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())].join(
    '-',
  );
}

/** `09:05`. */
export function formatTime(ms: number): string {
  const date = new Date(ms);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** `2026-11-20 09:05:07`. */
export function formatDateTime(ms: number): string {
  return `${formatDate(ms)} ${formatTime(ms)}:${two(new Date(ms).getSeconds())}`;
}
