/*
 * Where notices stand: where no control is. The usual place if it is free, else the first free one from the top,
 * else the one that is least in the way. Pure but for `controlsOf`, which reads the page.
 */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Obstacle extends Box {
  /** Asked only where it matters: whether a click on its middle reaches it. */
  isReached(): boolean;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** Whether a control lies under it. */
  readonly isCovering: boolean;
}

export interface Room {
  /** Size of what is to be placed. */
  readonly width: number;
  readonly height: number;
  readonly viewWidth: number;
  readonly viewHeight: number;
  /** Phones: the usual place is the top, since the bottom is where one types. */
  readonly isNarrow: boolean;
}

const edge = 16;
const narrowEdge = 12;
const step = 8;
/** Room between a notice and a control. */
const gap = 4;
/** A control whose middle is covered weighs more than many that are touched. */
const middleWeight = 10;

/** The place for notices; `now`, where they already stand, is kept while it is free. */
export function placeFor(room: Room, obstacles: readonly Obstacle[], now?: Place): Place {
  let best: Place | undefined;
  let least = Infinity;
  for (const { left, top } of [...(now ? [now] : []), ...candidates(room)]) {
    const weight = weightAt(boxAt(left, top, room), obstacles, least);
    if (weight >= least) continue;
    least = weight;
    best = { left, top, isCovering: weight > 0 };
    if (weight === 0) break;
  }
  return best ?? { left: edge, top: edge, isCovering: true };
}

function* candidates({ width, height, viewWidth, viewHeight, isNarrow }: Room) {
  const side = isNarrow ? narrowEdge : edge;
  const lowest = viewHeight - height - side;
  const centre = Math.max(0, Math.round((viewWidth - width) / 2));
  const lefts = [centre, side, viewWidth - width - side].filter((left) => left >= 0);
  if (!isNarrow) yield { left: side, top: lowest };
  for (let top = step; top <= lowest; top += step) {
    for (const left of lefts) yield { left, top };
  }
}

function boxAt(left: number, top: number, { width, height }: Room): Box {
  return { left, top, right: left + width, bottom: top + height };
}

/** 0: free. Stops counting where another place is better anyway. */
function weightAt(box: Box, obstacles: readonly Obstacle[], least: number): number {
  let weight = 0;
  for (const obstacle of obstacles) {
    const share = coveredShare(box, obstacle);
    if (share === 0 || !obstacle.isReached()) continue;
    weight += share + (coversMiddle(box, obstacle) ? middleWeight : 0);
    if (weight >= least) return weight;
  }
  return weight;
}

function coveredShare(box: Box, { left, top, right, bottom }: Box): number {
  const width = Math.min(box.right + gap, right) - Math.max(box.left - gap, left);
  const height = Math.min(box.bottom + gap, bottom) - Math.max(box.top - gap, top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((right - left) * (bottom - top));
}

function coversMiddle(box: Box, { left, top, right, bottom }: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

const controls = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'label',
  'video[controls]',
  'audio[controls]',
  '[contenteditable="true"]',
  ...['button', 'link', 'tab', 'switch', 'checkbox', 'radio', 'option', 'menuitem', 'treeitem', 'slider'].map(
    (role) => `[role="${role}"]`,
  ),
].join(',');

/** What can be pressed or written in on the page, without what stands in `own`. */
export function controlsOf(page: Document, own: Element): Obstacle[] {
  const found: Obstacle[] = [];
  const { clientWidth, clientHeight } = page.documentElement;
  for (const element of page.querySelectorAll(controls)) {
    if (own.contains(element)) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) continue;
    if (right <= 0 || bottom <= 0 || left >= clientWidth || top >= clientHeight) continue;
    let reached: boolean | undefined;
    found.push({
      ...{ left, top, right, bottom },
      isReached: () => (reached ??= isHit(page, own, element, (left + right) / 2, (top + bottom) / 2)),
    });
  }
  return found;
}

function isHit(page: Document, own: Element, element: Element, x: number, y: number): boolean {
  const hit = page.elementFromPoint(x, y);
  // What is outside of the screen cannot be pressed; a notice that stands there now hides nothing.
  if (hit === null) return false;
  return element.contains(hit) || own.contains(hit) || hit.closest('label')?.contains(element) === true;
}
