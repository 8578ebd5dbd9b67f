/* Questions and the SOP tree from CSV: what comes out is an import file, and its problems are told by row and column. */
import type { CsvKind } from '#contract/settings/transfer-endpoints';
import { checkImportFile } from '../import-file';
import type { ImportFile } from '../import-file.schema';
import { says } from '../problem-texts';
import { ImportError, Problems } from '../problems';
import { csvLines, type Line, type Numbered } from './csv-cells';
import { questionColumns, sopColumns } from './csv-columns';
import { questionIn } from './csv-questions';
import { sopQuestionIn } from './csv-sop';
import { grouped, type FromTable } from './csv-groups';

type Path = readonly PropertyKey[];

/** An import file, and where its rows stand in the CSV. */
export interface CsvFile {
  readonly file: ImportFile;
  /** An error of the import, with rows of the table in place of rows of the file. */
  placed(error: unknown): unknown;
}

/** @throws ImportError */
export function fileOfCsv(kind: CsvKind, text: string): CsvFile {
  const problems = new Problems();
  const isQuestions = kind === 'questions';
  const { rows, origin } = isQuestions ? questionsIn(text, problems) : sopQuestionsIn(text, problems);
  problems.throwIfAny();
  const placeOf = (path: Path): Path => {
    const [section, row, ...part] = path;
    if (section === 'origin') return ['row', 2, 'shop'];
    if (section !== 'questions' && section !== 'sopQuestions') return path;
    return typeof row === 'number' ? (rows[row]?.placeOf(part) ?? path) : [];
  };
  const placed = (error: unknown) => {
    if (!(error instanceof ImportError)) return error;
    return new ImportError(
      error.list.map(({ path, sentence }) => ({
        path: placeOf(path),
        sentence: sentence.other === undefined ? sentence : { ...sentence, other: placeOf(sentence.other) },
      })),
    );
  };
  const contents = rows.map(({ content }) => content);
  try {
    return {
      file: checkImportFile({
        ...(origin === '' ? {} : { origin }),
        [isQuestions ? 'questions' : 'sopQuestions']: contents,
      }),
      placed,
    };
  } catch (error) {
    throw placed(error);
  }
}

interface Table {
  readonly rows: readonly FromTable[];
  readonly origin: string;
}

function questionsIn(text: string, problems: Problems): Table {
  const lines = csvLines(questionColumns, text);
  const groups = grouped(lines, ({ question_id, type, title }) => keyOf(question_id, type, title));
  return { rows: groups.map((group) => questionIn(group, problems)), origin: originOf(lines, problems) };
}

function sopQuestionsIn(text: string, problems: Problems): Table {
  const lines = csvLines(sopColumns, text);
  const groups = grouped(lines, ({ question_id, directory, title }) => keyOf(question_id, directory, title));
  return { rows: groups.map((group) => sopQuestionIn(group, problems)), origin: originOf(lines, problems) };
}

/** By its id; a new question by where it stands and what it is called. */
function keyOf(id: string, above: string, title: string): string {
  if (id.trim() !== '') return `#${id.trim()}`;
  return title.trim() === '' ? '' : JSON.stringify([above.trim(), title.trim()]);
}

/** Rows that are added by hand say nothing of the shop. */
function originOf(lines: readonly Numbered<Line<'shop'>>[], problems: Problems): string {
  const said = lines.map(({ number, line }) => ({ number, shop: line.shop.trim() }));
  const origin = said.find(({ shop }) => shop !== '')?.shop ?? '';
  for (const { number, shop } of said)
    if (shop !== '' && shop !== origin) problems.add(['row', number, 'shop'], says.severalShops);
  return origin;
}
