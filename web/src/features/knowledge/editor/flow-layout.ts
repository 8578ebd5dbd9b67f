/*
 * Where the steps of a flow stand in its picture, from left to right, and the lines between them. Sizes in px.
 */
import { Graph, layout } from '@dagrejs/dagre';
import type { CheckedStep } from './flow-check';

/** The box of a step: its head, then a line for each way out of it. */
export const boxSizes = { width: 216, head: 72, way: 28, foot: 4 } as const;
const gap = { between: 72, beside: 24, around: 20 } as const;
/** How far a way goes aside that leads to its own step; less than `around`, so that it is seen. */
const aside = 24;

export interface PlacedStep extends CheckedStep {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedWay {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** Path of an SVG. */
  readonly path: string;
  /** Leads to a step that stands before this one. */
  readonly isBack: boolean;
}

export interface FlowLayout {
  readonly steps: readonly PlacedStep[];
  readonly ways: readonly PlacedWay[];
  readonly width: number;
  readonly height: number;
}

export function layOut(flow: readonly CheckedStep[]): FlowLayout {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({
    rankdir: 'LR',
    ranksep: gap.between,
    nodesep: gap.beside,
    marginx: gap.around,
    marginy: gap.around,
  });
  for (const { step, ways } of flow) {
    graph.setNode(String(step.id), {
      width: boxSizes.width,
      height: boxSizes.head + ways.length * boxSizes.way + boxSizes.foot,
    });
  }
  for (const { step, ways } of flow) {
    ways.forEach(({ to }, at) => {
      if (to !== null) graph.setEdge(String(step.id), String(to), {}, String(at));
    });
  }
  layout(graph);
  const steps = flow.map((checked): PlacedStep => {
    const { x, y, width, height } = graph.node(String(checked.step.id));
    return { ...checked, left: Math.round(x - width / 2), top: Math.round(y - height / 2), width, height };
  });
  const { width = 0, height = 0 } = graph.graph();
  return { steps, ways: waysBetween(steps), width: Math.ceil(width), height: Math.ceil(height) };
}

function waysBetween(steps: readonly PlacedStep[]): PlacedWay[] {
  const places = new Map(steps.map((placed) => [placed.step.id, placed]));
  return steps.flatMap((from) =>
    from.ways.flatMap(({ to }, at): PlacedWay[] => {
      const target = to === null ? undefined : places.get(to);
      if (!target) return [];
      const isBack = target.left <= from.left;
      const key = `${from.step.id}-${at}`;
      const ends = { key, from: from.step.id, to: target.step.id, isBack };
      const start = { x: from.left + from.width, y: from.top + boxSizes.head + (at + 0.5) * boxSizes.way };
      if (target === from) {
        // Beside its box: through it nothing would be seen of it.
        const top = from.top + boxSizes.head / 2;
        const out = start.x + aside;
        return [
          { ...ends, path: `M${start.x},${start.y} C${out},${start.y} ${out},${top} ${start.x},${top}` },
        ];
      }
      const end = { x: target.left, y: target.top + boxSizes.head / 2 };
      const bend = isBack ? gap.between : Math.max(gap.between / 2, (end.x - start.x) / 2);
      const path = `M${start.x},${start.y} C${start.x + bend},${start.y} ${end.x - bend},${end.y} ${end.x},${end.y}`;
      return [{ ...ends, path }];
    }),
  );
}
