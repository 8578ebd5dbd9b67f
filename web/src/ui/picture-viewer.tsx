// Pictures seen large, with zoom: any code may ask for them. The viewer itself is loaded when it is first needed.
import { type ComponentType, useSyncExternalStore } from 'react';
import { t } from '../lib/i18n';
import { notifyError } from './notice';
import type { Picture, PictureSeries, PictureWindowProps } from './picture-series';

interface Shown extends PictureSeries {
  readonly Window: ComponentType<PictureWindowProps>;
}

let shown: Shown | null = null;
const listeners = new Set<() => void>();

function publish(next: Shown | null): void {
  shown = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a series of pictures, beginning with one of them. When it is closed the focus returns to where it was.
 */
export function showPictures(pictures: readonly Picture[], index: number): void {
  if (pictures.length === 0) return;
  import('./picture-viewer-window').then(
    ({ PictureWindow }) =>
      publish({ pictures, index: Math.min(Math.max(index, 0), pictures.length - 1), Window: PictureWindow }),
    () => notifyError(t('chat.picture.failed'), t('common.error.network')),
  );
}

/** Where the pictures appear; stands once at the root. */
export function PictureHost() {
  const series = useSyncExternalStore(subscribe, () => shown);
  if (!series) return null;
  return <series.Window series={series} onClosed={() => publish(null)} />;
}
