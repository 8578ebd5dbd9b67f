// Films in what people wrote: each has a name, and one that cannot be played here is offered as a download with its
// name instead of a dead player (CHAT-21, Q-169).
import type { MessageKey, MessageValues } from '../lib/i18n';
import classes from './rich-text.module.css';

type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Names the films of a text and watches whether they can be played. */
export function nameVideos(content: DocumentFragment, t: Translate): void {
  for (const video of content.querySelectorAll('video')) {
    const name = video.title;
    video.setAttribute('aria-label', name === '' ? t('chat.video.unnamed') : t('chat.video.of', { name }));
    video.addEventListener('error', () => offerDownload(video, t));
    // The connection is back, or another page has stored the film since.
    video.addEventListener('loadedmetadata', () => {
      video.hidden = false;
      if (video.nextElementSibling?.classList.contains(boxClass)) video.nextElementSibling.remove();
    });
  }
}

const boxClass = classes.unplayable ?? 'unplayable';

function offerDownload(video: HTMLVideoElement, t: Translate): void {
  if (video.hidden) return;
  video.hidden = true;
  const box = document.createElement('span');
  box.className = boxClass;
  const name = document.createElement('strong');
  name.textContent = video.title === '' ? t('chat.video.unnamed') : video.title;
  name.dir = 'auto';
  const words = document.createElement('span');
  words.textContent = t('chat.video.broken');
  const link = document.createElement('a');
  link.href = video.src;
  link.download = video.title;
  link.textContent = t('chat.video.download');
  box.append(name, words, link);
  video.after(box);
}
