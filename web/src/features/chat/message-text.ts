/*
 * What is typed or uploaded -> HTML of a message. Pure.
 */
import { escapeHtml } from '#contract/core/escape';
import { isEmptyMessage, paragraphsOf, trimTrailingEmpty } from '#contract/core/rich-text';
import type { UploadedFile } from '#contract/files/endpoints';
import type { UploadKind } from '../../lib/upload';

/**
 * Plain text as paragraphs, one per line; `<3` stays `<3`. Empty ones around it are not sent (CHAT-15); ''
 * when there is nothing to send.
 */
export function textToHtml(text: string): string {
  const html = trimTrailingEmpty(paragraphsOf(text.replace(/^\s*\n/, '')));
  return isEmptyMessage(html) ? '' : html;
}

/** What {@link textToHtml} was made of. */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.children, (line) => line.textContent).join('\n');
}

/** Kinds that every browser shows in place; the others are offered as a download. */
const shownImages = /\.(jpe?g|png|gif|bmp|svg)$/i;
const shownVideos = /\.(mp4|mov)$/i;

/** Whether browsers show a picture of this name. */
export function isShownImage(name: string): boolean {
  return shownImages.test(name);
}

/** An uploaded file as a message: a picture, a player, or a link with name and size. */
export function fileToHtml(file: UploadedFile, kind: UploadKind, bytes: number): string {
  const address = escapeHtml(file.url);
  const name = escapeHtml(file.name);
  if (kind === 'image' && isShownImage(file.name)) return `<p><img src="${address}" alt="${name}"></p>`;
  if (kind === 'video' && shownVideos.test(file.name))
    return `<p><video controls src="${address}" title="${name}"></video></p>`;
  const label = kind === 'file' ? name : `${name} (${formatBytes(bytes)})`;
  return `<p><a href="${address}" download="${name}">${label}</a></p>`;
}

/** `3.2 MB`; small files in kB. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
