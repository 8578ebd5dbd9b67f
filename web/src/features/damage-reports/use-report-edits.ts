/* What a person enters into the form, joined with what was kept from before; changes go to the draft at once. */
import { useEffect, useRef, useState } from 'react';
import type { ReportDetail } from '#contract/damage-reports/schemas';
import { answerOf, changesOf, type AnswerText, type Edits, type ReportItem } from './answers';
import type { ReportDraft } from './report-draft';

export interface ReportEdits {
  /** Entered answers by the id of the answer. */
  readonly edits: Edits;
  /** Something differs from what is stored. */
  readonly isChanged: boolean;
  /** What stands here was entered on an earlier visit. */
  readonly isRestored: boolean;
  /** Changes one answer, from what it is at that moment. */
  change(item: ReportItem, next: (answer: AnswerText) => AnswerText): void;
  /** Forgets what was entered: it is submitted. */
  clear(): void;
}

/** `draft`: null where nothing is kept, as in a demonstration. Use with the report's id as key. */
export function useReportEdits(report: ReportDetail, draft: ReportDraft | null): ReportEdits {
  const [edits, setEdits] = useState<Edits>({});
  const [isRestored, setIsRestored] = useState(false);
  // An upload ends whenever it ends: it must find what was entered meanwhile.
  const newest = useRef({ edits, report });
  useEffect(() => {
    newest.current.report = report;
  }, [report]);
  const put = (next: Edits) => {
    newest.current.edits = next;
    setEdits(next);
  };

  const submittedAt = report.damageReportTime;
  const readAt = useRef(submittedAt);
  useEffect(() => {
    if (draft === null) return;
    let isLeft = false;
    void draft.read(readAt.current).then((kept) => {
      const restored = changesOf(newest.current.report, kept);
      if (isLeft || Object.keys(restored).length === 0) return;
      // What is being entered already wins over what was entered then.
      put({ ...restored, ...newest.current.edits });
      setIsRestored(true);
    });
    window.addEventListener('pagehide', draft.rescue);
    return () => {
      isLeft = true;
      window.removeEventListener('pagehide', draft.rescue);
    };
  }, [draft]);

  const changes = changesOf(report, edits);
  return {
    edits: changes,
    isChanged: Object.keys(changes).length > 0,
    isRestored,
    change(item, next) {
      const { current } = newest;
      const { id } = item.answerVo;
      const known = current.report.tempItemContentList.find(({ answerVo }) => answerVo.id === id) ?? item;
      put({ ...current.edits, [id]: next(answerOf(known, current.edits)) });
      setIsRestored(false);
      draft?.write(current.report.damageReportTime, changesOf(current.report, current.edits));
    },
    clear() {
      put({});
      setIsRestored(false);
      draft?.write(submittedAt, {});
    },
  };
}
