// Where the agent writes, with the upload tools; pictures of the text and answers of the assistant go into it.
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Keep } from '../../features/chat/keep';
import { RichComposer } from '../../features/chat/rich-composer';
import { draftToHtml } from '../../features/chat/rich-composer-html';
import type { RichComposerHandle } from '../../features/chat/rich-composer-props';
import { UploadTools } from '../../features/chat/upload-tools';
import { type Uploads, useUploads } from '../../features/chat/use-uploads';
import { s } from '../../lib/i18n/staff';
import { UploadTray } from '../../ui/upload-tray';
import type { CannedTool } from './admin-chat-page-pane-canned';

export interface ReplyProps {
  composer: RefObject<RichComposerHandle | null>;
  /** null while no ticket is selected. */
  ticketId: number | null;
  keep: Keep | null;
  blocked: string | null;
  /** Why, and the way on, in one line above the field. */
  blockedNote: string | null;
  isReadonly: boolean;
  /** Says why nothing may be sent now; false when it may. */
  refuse: () => boolean;
  uploads: Uploads;
  /** Further tools beside those of the uploads. */
  tool?: ReactNode;
  /** The tool of canned replies; absent where there is nobody to answer. */
  canned?: CannedTool | undefined;
}

export function Reply(props: ReplyProps) {
  const { composer, ticketId, keep, blocked, blockedNote, isReadonly, refuse, uploads, tool, canned } = props;
  const pictures = usePictures(composer, ticketId, keep);
  return (
    <>
      {[uploads, pictures].map((queue, index) => (
        <UploadTray
          key={index}
          jobs={queue.jobs.filter((job) => job.ticket === ticketId)}
          onRetry={queue.retry}
          onRemove={queue.remove}
        />
      ))}
      {canned?.list}
      <RichComposer
        ref={composer}
        ticketId={ticketId}
        keep={keep}
        blocked={blocked}
        blockedNote={blockedNote}
        disabled={isReadonly}
        hint={blocked === null ? s('bench.composer.hint') : ''}
        refuse={refuse}
        onImages={(files) => {
          if (ticketId !== null) pictures.add(ticketId, 'image', files);
        }}
        onFiles={(files) => {
          if (ticketId !== null && !refuse()) uploads.addAny(ticketId, files);
        }}
        onSlash={canned?.open}
        tools={
          <>
            {tool}
            {canned?.button}
            <UploadTools
              disabled={isReadonly}
              refuse={refuse}
              onFiles={(kind, files) => {
                if (ticketId !== null) uploads.add(ticketId, kind, files);
              }}
            />
          </>
        }
      />
    </>
  );
}

/** Pictures for the text: stored first, then put where the cursor is; into the draft when another ticket is open. */
function usePictures(
  composerRef: ReplyProps['composer'],
  ticketId: number | null,
  keep: Keep | null,
): Uploads {
  const open = useRef(ticketId);
  useEffect(() => {
    open.current = ticketId;
  }, [ticketId]);
  const onUploaded = useCallback(
    (ticket: number, html: string) => {
      if (ticket === open.current && composerRef.current) composerRef.current.insertHtml(html);
      else keep?.drafts.write(ticket, draftToHtml(keep.drafts.peek(ticket)) + html);
    },
    [composerRef, keep],
  );
  return useUploads('admin', onUploaded);
}
