/*
 * A guided flow as a picture: each step a box with its ways out, lines to the next ones, and what is wrong with it in
 * words. The boxes are a list of buttons in the order of the steps, so that it can be heard and used by keys too.
 */
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { IconAlertTriangle, IconCheck, IconFlag, IconMessages, IconPackage, IconUser } from '#icons';
import type { QuestionStep } from '#contract/knowledge/schemas';
import { s } from '../../../lib/i18n/staff';
import { plainText } from '../plain-text';
import { type CheckedStep, checkFlow, problemsIn, type Way } from './flow-check';
import { boxSizes, layOut, type PlacedStep, type PlacedWay } from './flow-layout';
import classes from './flow-picture.module.css';

export interface FlowPictureProps {
  steps: readonly QuestionStep[];
  /** The step that is being edited. */
  currentId: number | null;
  onChoose: (stepId: number) => void;
}

/** The sizes that the lines are drawn for, as variables of the boxes. */
const sizes = { '--head': `${boxSizes.head}px`, '--way': `${boxSizes.way}px` } as CSSProperties;

export function FlowPicture({ steps, currentId, onChoose }: FlowPictureProps) {
  const flow = useMemo(() => checkFlow(steps), [steps]);
  const { steps: placed, ways, width, height } = useMemo(() => layOut(flow), [flow]);
  const numbers = useMemo(() => new Map(flow.map(({ step, number }) => [step.id, number])), [flow]);
  const scroller = useInView(placed.find(({ step }) => step.id === currentId));
  return (
    <section className={classes.picture} aria-label={s('flow.picture')}>
      <Problems flow={flow} onChoose={onChoose} />
      <div ref={scroller} className={classes.scroller}>
        <div className={classes.canvas} style={{ ...sizes, width, height }}>
          <Lines ways={ways} width={width} height={height} currentId={currentId} />
          <ol className={classes.steps} aria-label={s('flow.steps')}>
            {placed.map((one) => (
              <StepBox
                key={one.step.id}
                placed={one}
                isCurrent={one.step.id === currentId}
                numbers={numbers}
                onChoose={onChoose}
              />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** Moves the picture to a box that is not seen; the page itself stays where it is, under the pointer too. */
function useInView(box: PlacedStep | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const { left = 0, top = 0, width = 0, height = 0 } = box ?? {};
  useEffect(() => {
    const view = scroller.current;
    if (!view || width === 0) return;
    const { scrollLeft: x, scrollTop: y, clientWidth, clientHeight } = view;
    if (left < x || left + width > x + clientWidth) view.scrollLeft = left - (clientWidth - width) / 2;
    if (top < y || top + height > y + clientHeight) view.scrollTop = top - (clientHeight - height) / 2;
  }, [left, top, width, height]);
  return scroller;
}

function Problems({ flow, onChoose }: { flow: readonly CheckedStep[]; onChoose: (stepId: number) => void }) {
  const found = problemsIn(flow);
  if (found.length === 0) {
    return (
      <p className={classes.fine} role="status">
        <IconCheck size={16} aria-hidden />
        {s('flow.fine')}
      </p>
    );
  }
  return (
    <div className={classes.problems} role="status">
      <p className={classes.problemsTitle}>
        <IconAlertTriangle size={16} aria-hidden />
        {s('flow.problems', { count: found.length })}
      </p>
      <ul>
        {found.map(({ id, number, problem }) => (
          <li key={`${id}${problem}`}>
            <button type="button" className={classes.problem} onClick={() => onChoose(id)}>
              {s(`flow.problem.${problem}`, { number })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LinesProps {
  ways: readonly PlacedWay[];
  width: number;
  height: number;
  currentId: number | null;
}

function Lines({ ways, width, height, currentId }: LinesProps) {
  return (
    <svg className={classes.lines} width={width} height={height} aria-hidden>
      <defs>
        {(['plain', 'current'] as const).map((kind) => (
          <marker
            key={kind}
            id={`flow-arrow-${kind}`}
            className={classes.arrow}
            data-kind={kind}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0,0 L8,4 L0,8 Z" />
          </marker>
        ))}
      </defs>
      {ways.map(({ key, from, path, isBack }) => {
        const kind = from === currentId ? 'current' : 'plain';
        return (
          <path
            key={key}
            className={classes.line}
            data-kind={kind}
            data-back={isBack || undefined}
            d={path}
            markerEnd={`url(#flow-arrow-${kind})`}
          />
        );
      })}
    </svg>
  );
}

interface StepBoxProps {
  placed: PlacedStep;
  isCurrent: boolean;
  numbers: ReadonlyMap<number, number>;
  onChoose: (stepId: number) => void;
}

function StepBox({ placed, isCurrent, numbers, onChoose }: StepBoxProps) {
  const { step, number, problems, ways, left, top, width, height } = placed;
  return (
    <li className={classes.place} style={{ left, top, width, height }}>
      <button
        type="button"
        className={classes.step}
        data-problem={problems.length > 0 || undefined}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onChoose(step.id)}
      >
        <span className={classes.head}>
          <span className={classes.title}>
            <span>{s('flow.step', { number })}</span>
            <span className={classes.type}>{s(`steps.type.${step.type}`)}</span>
            {problems.map((problem) => (
              <span key={problem} className={classes.mark}>
                <IconAlertTriangle size={12} aria-hidden />
                {s(`flow.mark.${problem}`)}
              </span>
            ))}
          </span>
          <span className={classes.content} dir="auto">
            {plainText(step.content) || s('flow.noContent')}
          </span>
        </span>
        {ways.map((way, at) => (
          <WayLine key={way.answerId ?? at} step={step} way={way} at={at} target={numbers.get(way.to ?? 0)} />
        ))}
      </button>
    </li>
  );
}

interface WayLineProps {
  step: QuestionStep;
  way: Way;
  at: number;
  /** Number of the next step. */
  target: number | undefined;
}

function WayLine({ step, way, at, target }: WayLineProps) {
  const isAsked = step.type === 'questionAnswer';
  const goesTo = target === undefined ? s('flow.end') : s('flow.toStep', { number: target });
  return (
    <span className={classes.way} data-lost={way.isLost || undefined}>
      {isAsked && (
        <span className={classes.wayNumber} aria-hidden>
          {at + 1}
        </span>
      )}
      <span className={classes.wayText} dir="auto">
        {wordsOf(step, way)}
      </span>
      <span className={classes.target}>
        {target === undefined && endIcon[step.type]}
        {goesTo}
      </span>
    </span>
  );
}

function wordsOf({ type }: QuestionStep, { content }: Way): string {
  if (type === 'questionAnswer') return content || s('flow.noAnswer');
  return type === 'login' ? s('flow.goesOn') : s(`steps.type.${type}`);
}

const endIcon: Record<QuestionStep['type'], ReactNode> = {
  questionAnswer: <IconFlag size={12} aria-hidden />,
  login: <IconUser size={12} aria-hidden />,
  goToChat: <IconMessages size={12} aria-hidden />,
  orderInfo: <IconPackage size={12} aria-hidden />,
};
