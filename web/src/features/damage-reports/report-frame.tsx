/*
 * Where a form stands: over the chat as a dialog of 50vw × 80vh (DMG-01), alone in the middle of the screen in
 * the same size, or filling a phone without any frame (MOB-18).
 */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { ReturnFocus } from '../../ui/return-focus';
import { Tag } from '../../ui/tag';
import classes from './report-frame.module.css';
import { statusTones } from './report-states';
import type { ReportStatus } from '#contract/damage-reports/schemas';

export type FrameLayout = 'dialog' | 'panel' | 'page';

export interface ReportFrameProps {
  layout: FrameLayout;
  title: string;
  /** Missing while the report is on its way. */
  status?: { code: ReportStatus; name: string } | undefined;
  /** The buttons. */
  footer: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

export function ReportFrame(props: ReportFrameProps) {
  const { layout, onClose } = props;
  if (layout !== 'dialog') return <Sheet {...props} />;
  return (
    <Modal
      opened
      onClose={onClose}
      size="50vw"
      padding={0}
      withCloseButton={false}
      closeOnClickOutside={false}
      title={<Heading {...props} />}
      classNames={{
        content: classes.content ?? '',
        header: classes.head ?? '',
        title: classes.headTitle ?? '',
        body: classes.body ?? '',
      }}
    >
      <ReturnFocus />
      <Contents {...props} />
    </Modal>
  );
}

function Sheet(props: ReportFrameProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // It took the place of what was there: reading begins at its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={classes.sheet} data-layout={props.layout} aria-labelledby={id}>
      <div className={classes.head}>
        <h1 className={classes.headTitle} id={id} ref={heading} tabIndex={-1}>
          <Heading {...props} />
        </h1>
      </div>
      <div className={classes.body}>
        <Contents {...props} />
      </div>
    </section>
  );
}

function Heading({ layout, title, status }: ReportFrameProps) {
  return (
    // A dialog is read from its heading on, not from the first field.
    <span className={classes.heading} {...(layout === 'dialog' && { tabIndex: -1, 'data-autofocus': true })}>
      <span className={classes.name} dir="auto">
        {title}
      </span>
      {status && <Tag tone={statusTones[status.code]}>{status.name}</Tag>}
    </span>
  );
}

function Contents({ title, children, footer }: ReportFrameProps) {
  return (
    <>
      <div className={classes.scroller} role="group" aria-label={title} tabIndex={0}>
        {children}
      </div>
      <div className={classes.foot}>{footer}</div>
    </>
  );
}
