/* A text with the words marked that were found in it. */
import type { TextMark } from '#contract/search/endpoints';

export function Marked({ text, marks }: { text: string; marks: readonly TextMark[] }) {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
