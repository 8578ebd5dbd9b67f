/* entered answers outlive the page, and go with the submission. */
import { describe, expect, it, vi } from 'vitest';
import { createDrafts } from '../../lib/drafts';
import { memoryKept } from '../../lib/memory-kept.test-kit';
import { noAnswer } from './answers';
import { createReportDraft } from './report-draft';

const edits = { 7: { ...noAnswer, content: 'loose axis' } };

describe('the draft of a report', () => {
  it('is found by the next page, for its own report only', async () => {
    const kept = memoryKept();
    createReportDraft(createDrafts('user:1:reports', kept), 5).write(null, edits);
    const next = createDrafts('user:1:reports', kept);
    await expect(createReportDraft(next, 5).read(null)).resolves.toEqual(edits);
    await expect(createReportDraft(next, 6).read(null)).resolves.toEqual({});
  });

  it('is gone after the submission', async () => {
    const kept = memoryKept();
    const draft = createReportDraft(createDrafts('user:1:reports', kept), 5);
    draft.write(null, edits);
    draft.write(null, {});
    const next = createReportDraft(createDrafts('user:1:reports', kept), 5);
    await vi.waitFor(async () => expect(await next.read(null)).toEqual({}));
  });

  it('counts no more once the report was submitted elsewhere', async () => {
    const draft = createReportDraft(createDrafts('user:1:reports', memoryKept()), 5);
    draft.write(null, edits);
    await expect(draft.read(1_700_000_000_000)).resolves.toEqual({});
  });

  it('leaves out what an earlier version wrote', async () => {
    const drafts = createDrafts('user:1:reports', memoryKept());
    drafts.write(5, JSON.stringify({ submittedAt: null, edits: { 7: { content: 1 }, x: noAnswer } }));
    await expect(createReportDraft(drafts, 5).read(null)).resolves.toEqual({});
    drafts.write(6, 'broken');
    await expect(createReportDraft(drafts, 6).read(null)).resolves.toEqual({});
  });
});
