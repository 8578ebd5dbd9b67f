/* Files dropped on a conversation, or pasted; while some are held over it, the place says so. */
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconUpload } from '#icons';
import { useT } from '../../lib/i18n';
import { pastedFiles } from '../../ui/pasted-files';
import classes from './file-drop.module.css';

export interface FileDropProps {
  className?: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

export function FileDrop({ className, onFiles, children }: FileDropProps) {
  const t = useT();
  const [isOver, setIsOver] = useState(false);
  // Entering a child leaves its parent: only the balance of both tells whether the pointer is inside.
  const depth = useRef(0);
  const zone = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      // The composer took it: what stands in a text is not sent by itself, too.
      if (event.defaultPrevented) return;
      // Without a focus anywhere the page itself is asked.
      const isHere = target === document.body || (target instanceof Node && zone.current?.contains(target));
      const files = isHere ? pastedFiles(clipboardData) : [];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles]);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const end = () => {
    depth.current = 0;
    setIsOver(false);
  };
  return (
    <div
      ref={zone}
      className={`${classes.zone} ${className ?? ''}`}
      onDragEnter={(event) => {
        if (!hasFiles(event)) return;
        depth.current += 1;
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!hasFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) end();
      }}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        end();
        if (event.isDefaultPrevented()) return;
        event.preventDefault();
        onFiles(Array.from(event.dataTransfer.files));
      }}
    >
      {children}
      {isOver && (
        <div className={classes.over}>
          <IconUpload size={24} aria-hidden />
          {t('chat.upload.drop')}
        </div>
      )}
    </div>
  );
}
