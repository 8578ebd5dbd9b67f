/* CHAT-15, Q-58, Q-169: from typed text and files to a message. */
import { expect, test } from 'vitest';
import { fileToHtml, formatBytes, textToHtml } from './message-text';

test('text becomes escaped paragraphs', () => {
  expect(textToHtml('I <3 "you" & it\'s')).toBe('<p>I &lt;3 &quot;you&quot; &amp; it&#39;s</p>');
  expect(textToHtml('one\r\n\ntwo')).toBe('<p>one</p><p></p><p>two</p>');
});

test('blank lines around it are not sent, and nothing is nothing', () => {
  expect(textToHtml('\n\nhi\n \n')).toBe('<p>hi</p>');
  expect(textToHtml(' \n\t\n')).toBe('');
});

test('files are shown in place where browsers can, else offered with name and size', () => {
  const file = (name: string) => ({ url: '/static/k3', name });
  expect(fileToHtml(file('a.png'), 'image', 10)).toBe('<p><img src="/static/k3" alt="a.png"></p>');
  expect(fileToHtml(file('a.mp4'), 'video', 10)).toBe(
    '<p><video controls src="/static/k3" title="a.mp4"></video></p>',
  );
  expect(fileToHtml(file('a.tiff'), 'image', 3_355_443)).toBe(
    '<p><a href="/static/k3" download="a.tiff">a.tiff (3.2 MB)</a></p>',
  );
  expect(fileToHtml(file('a.mkv'), 'video', 2048)).toContain('a.mkv (2 kB)');
  expect(fileToHtml(file('"><img onerror=x>.txt'), 'file', 10)).toBe(
    '<p><a href="/static/k3" download="&quot;&gt;&lt;img onerror=x&gt;.txt">&quot;&gt;&lt;img onerror=x&gt;.txt</a></p>',
  );
  expect(formatBytes(1)).toBe('1 kB');
});
