/* Lists with a row moved, put back or taken away. Pure. */

/** `to` beyond the ends is the end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const place = Math.max(0, Math.min(items.length - 1, to));
  const picked = items.slice(from, from + 1);
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, place), ...picked, ...rest.slice(place)];
}

export function withItemAt<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return [...items.slice(0, at), item, ...items.slice(at)];
}

export function withoutItem<Item>(items: readonly Item[], at: number): Item[] {
  return items.filter((_, other) => other !== at);
}
