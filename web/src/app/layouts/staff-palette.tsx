// The palette with what the search finds: two features side by side. Loaded when it is first opened.
import { useState } from 'react';
import { counts } from '#contract/core/limits';
import type { SearchHit } from '#contract/search/endpoints';
import { Marked } from '../../features/search/marked';
import { useFindings, useSettled } from '../../features/search/use-search';
import { CommandPalette, type CommandPaletteProps } from '../../features/workbench/command-palette';

export interface StaffPaletteProps extends Omit<
  CommandPaletteProps,
  'text' | 'onText' | 'findings' | 'mark' | 'onHit'
> {
  /** What was typed before, when somebody comes back from a hit. */
  begun: string;
  onHit: (hit: SearchHit, text: string) => void;
}

export function StaffPalette({ begun, onHit, ...props }: StaffPaletteProps) {
  const [text, setText] = useState(begun);
  const [settled] = useSettled(text);
  const wish = { text: settled.trim(), limit: counts.searchHits, lang: 'zh' } as const;
  const findings = useFindings(wish, settled === text);
  return (
    <CommandPalette
      {...props}
      text={text}
      onText={setText}
      findings={findings}
      mark={(words, marks) => <Marked text={words} marks={marks} />}
      onHit={(hit) => onHit(hit, text)}
    />
  );
}
