// The window of showPictures: wheel, pinch, double click, drag and the keys + and - zoom, arrows and swipes go
// on, Escape closes.
import { type FocusEvent, useEffect, useState } from 'react';
import { IconChevronLeft, IconChevronRight, IconDownload, IconX, IconZoomIn, IconZoomOut } from '#icons';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useBackCloses } from '../lib/back-history';
import { useT } from '../lib/i18n';
import type { PictureWindowProps } from './picture-series';
import classes from './picture-viewer.module.css';

// A small picture, too, can be looked at closely.
const zoom = { maxZoomPixelRatio: 4, scrollToZoom: true, pinchZoomV4: true, doubleClickMaxStops: 2 };
const icon = { size: 24, 'aria-hidden': true } as const;

export function PictureWindow({ series, onClosed }: PictureWindowProps) {
  const t = useT();
  const { pictures } = series;
  const [index, setIndex] = useState(series.index);
  const [isOpen, setIsOpen] = useState(true);
  useFocusReturn();
  useBackCloses(isOpen, () => setIsOpen(false));
  const isAlone = pictures.length === 1;
  const picture = pictures[index];
  return (
    <Lightbox
      open={isOpen}
      close={() => setIsOpen(false)}
      className={classes.viewer}
      slides={[...pictures]}
      index={index}
      plugins={[Zoom]}
      zoom={zoom}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      on={{ view: ({ index: next }) => setIndex(next), exited: onClosed }}
      portal={{ container: { onFocusCapture: keepEscape } }}
      toolbar={{
        buttons: [
          <span key="place" className={classes.place}>
            {isAlone ? '' : t('chat.picture.place', { index: index + 1, total: pictures.length })}
          </span>,
          'zoom',
          picture && (
            <a
              key="download"
              className={`yarl__button ${classes.button}`}
              href={picture.src}
              download={picture.alt}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('chat.picture.download')}
              title={t('chat.picture.download')}
            >
              <IconDownload {...icon} />
            </a>
          ),
          'close',
        ],
      }}
      labels={{
        Lightbox: t('chat.picture.viewer'),
        'Photo gallery': t('chat.picture.viewer'),
        Carousel: t('chat.picture.viewer'),
        Slide: t('common.images'),
        '{index} of {total}': t('chat.picture.place', { index: '{index}', total: '{total}' }),
        Close: t('common.close'),
        Previous: t('chat.picture.previous'),
        Next: t('chat.picture.next'),
        'Zoom in': t('chat.picture.zoomIn'),
        'Zoom out': t('chat.picture.zoomOut'),
      }}
      render={{
        iconClose: () => <IconX {...icon} />,
        iconZoomIn: () => <IconZoomIn {...icon} />,
        iconZoomOut: () => <IconZoomOut {...icon} />,
        iconPrev: () => <IconChevronLeft {...icon} />,
        iconNext: () => <IconChevronRight {...icon} />,
        ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

/** Over a dialog Escape closes the pictures only: Mantine asks the focused element whether it may have the key. */
function keepEscape(event: FocusEvent): void {
  event.target.setAttribute('data-mantine-stop-propagation', 'true');
}

/** Gives the focus back to what had it, unless that is gone. */
function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
