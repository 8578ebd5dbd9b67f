/*
 * The state of a review in its window: what is entered, kept after every change, its keys, and where to go next
 * . Whoever was slower is told and sees what stands there now.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReportDetail } from '#contract/damage-reports/schemas';
import { ApiError, errorText } from '../../../lib/api';
import { s } from '../../../lib/i18n/staff';
import { notifyError, notifySuccess } from '../../../ui/notice';
import { refreshReports } from '../damage-reports.queries';
import type { ReportItem } from '../answers';
import {
  type Check,
  keptEntries,
  nextOpen,
  noEntries,
  reviewBodyOf,
  reviewProblem,
  type ReviewEntries,
  type ReviewProblem,
  withCheck,
  withEarlier,
  withRestApproved,
} from './review';
import type { StaffDraft } from './staff-drafts';
import { reviewReport } from './staff-reports.queries';

export interface ReviewState {
  readonly entries: ReviewEntries;
  /** What stands here was entered on an earlier visit. */
  readonly isRestored: boolean;
  readonly isBusy: boolean;
  /** What was entered last, also of answers that another submission has replaced. */
  readonly mine: ReviewEntries;
  /** Why it was not sent; null before a try and once it is mended. */
  readonly problem: ReviewProblem | null;
  judge(item: ReportItem, check: Partial<Check>): void;
  conclude(change: Partial<Pick<ReviewEntries, 'conclusion' | 'remark'>>): void;
  /** Enters the marks of an earlier round again, for answers that are still the same. */
  takeOver(): void;
  approveRest(): void;
  goToNext(): void;
  submit(): Promise<void>;
}

/** Id of the element that holds the review of an answer. */
export const reviewId = (answerId: number) => `review-${answerId}`;
export const conclusionId = 'review-conclusion';

/** `draft` belongs to the person and the report. Use with both as key. */
export function useReview(
  report: ReportDetail,
  draft: StaffDraft,
  { isActive, onSent }: { isActive: boolean; onSent: () => void },
): ReviewState {
  const submittedAt = report.damageReportTime;
  const { entries, mine, isRestored, put, clear } = useEntries(draft, submittedAt);
  const [isBusy, setIsBusy] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const problem = wasTried ? reviewProblem(report, entries) : null;

  const goToNext = (from: ReviewEntries = entries) => {
    const next = nextOpen(report, from, currentAnswer());
    focusOn(next ? reviewId(next.answerVo.id) : conclusionId);
  };
  const submit = async () => {
    const found = reviewProblem(report, entries);
    setWasTried(true);
    if (found) {
      notifyError(s(`review.${found.kind}`));
      return focusOn(found.answerId === null ? conclusionId : reviewId(found.answerId));
    }
    setIsBusy(true);
    try {
      await reviewReport(reviewBodyOf(report, entries));
      onSent();
      clear();
      notifySuccess(s('review.done'));
    } catch (error) {
      notifyError(s('review.failed'), errorText(error));
      if (error instanceof ApiError && error.kind === 'refusal') await refreshReports();
    } finally {
      setIsBusy(false);
    }
  };
  const judge = (item: ReportItem, check: Partial<Check>) => put(withCheck(entries, item, check));

  useReviewKeys(isActive, (key) => {
    const current = currentAnswer();
    const isCurrent = ({ answerVo }: ReportItem) => answerVo.id === current;
    const item = report.tempItemContentList.find(isCurrent) ?? nextOpen(report, entries, null);
    if (key === 'n') return goToNext();
    if (!item) return;
    const status = key === 'a' ? 2 : 1;
    judge(item, { status });
    if (status === 2) goToNext(withCheck(entries, item, { status }));
    else setTimeout(() => focusOn(reviewId(item.answerVo.id), 'textarea'), 0);
  });

  return {
    entries,
    isRestored,
    isBusy,
    mine,
    problem,
    judge,
    conclude: (change) => put({ ...entries, ...change }),
    takeOver: () => put(withEarlier(report, entries, mine)),
    approveRest: () => put(withRestApproved(report, entries)),
    goToNext: () => goToNext(),
    submit,
  };
}

/** What is entered of one submission; other answers make another review. */
function useEntries(draft: StaffDraft, submittedAt: number | null) {
  const [state, setState] = useState({ of: submittedAt, entries: noEntries, isRestored: false });
  const isCurrent = state.of === submittedAt;
  const hasEntered = useRef(false);
  useEffect(() => {
    let isLeft = false;
    hasEntered.current = false;
    void draft.read().then((kept) => {
      const entries = keptEntries(kept, submittedAt);
      // What is being entered already wins over what was entered then.
      if (isLeft || hasEntered.current || entries === null) return;
      setState({ of: submittedAt, entries, isRestored: true });
    });
    window.addEventListener('pagehide', draft.rescue);
    return () => {
      isLeft = true;
      window.removeEventListener('pagehide', draft.rescue);
    };
  }, [draft, submittedAt]);
  return {
    entries: isCurrent ? state.entries : noEntries,
    mine: state.entries,
    isRestored: isCurrent && state.isRestored,
    put(entries: ReviewEntries) {
      hasEntered.current = true;
      setState({ of: submittedAt, entries, isRestored: false });
      draft.write({ submittedAt, ...entries });
    },
    clear: () => draft.write(null),
  };
}

/** A approves, R rejects, N goes on; not while somebody types, and only in the window of the review. */
function useReviewKeys(isActive: boolean, onKey: (key: 'a' | 'r' | 'n') => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    const isTyping = ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) || target.isContentEditable;
    const dialog = target.closest('[role="dialog"]');
    if (isTyping || (target !== document.body && !dialog?.querySelector('[data-answer]'))) return;
    const key = event.key.toLowerCase();
    if (key !== 'a' && key !== 'r' && key !== 'n') return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive]);
}

/** The answer in whose review the focus is. */
function currentAnswer(): number | null {
  const place = document.activeElement?.closest<HTMLElement>('[data-answer]');
  return place?.dataset['answer'] === undefined ? null : Number(place.dataset['answer']);
}

/** Shows a part of the window and puts the focus on it, or on a field in it. */
function focusOn(id: string, field?: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  const target = field === undefined ? place : place?.querySelector<HTMLElement>(field);
  target?.focus({ preventScroll: true });
}
