// One page per module with its calls, and the index of them all.
import { callersOf, refusalsOf, templateOf } from '../../contract/src/core/documents';
import type { EndpointDefinition } from '../../contract/src/core/endpoint';
import { envelopeOfPath, errorNumbers } from '../../contract/src/core/envelope';
import { endpointsByModule } from '../../contract/src/endpoints';
import { errors } from '../../contract/src/errors';
import { answerText, requestTable } from './fields';
import { anchorOf, code, page, table } from './markdown';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly definition: EndpointDefinition;
}

const modules = Object.entries(endpointsByModule).map(([name, calls]) => ({
  name,
  calls: Object.entries(calls as Record<string, EndpointDefinition>).map(([key, definition]): Call => {
    const [method = '', path = ''] = key.split(' ');
    return { method, path, definition };
  }),
}));

const headingOf = ({ method, path }: Call) => `${method} ${templateOf(path)}`;

/** Pages by file name. */
export function callPages(): [string, string][] {
  return [
    ['index.md', indexPage()],
    ...modules.map(({ name, calls }): [string, string] => [`${name}.md`, modulePage(name, calls)]),
  ];
}

function indexPage(): string {
  const count = modules.reduce((sum, { calls }) => sum + calls.length, 0);
  return page(
    '# The wire',
    `${count} calls, rendered from \`contract/src\` by \`npm run docs\`. A running program shows the same at ` +
      '`/docs` and as OpenAPI at `/docs/openapi.json`.',
    'Read first: [envelopes, sessions and sides](envelopes.md). Then: [sockets](sockets.md) · ' +
      '[all errors](errors.md).',
    modules.flatMap(({ name, calls }) => [
      `## ${name}`,
      table(
        ['method', 'path', 'who', 'summary'],
        calls.map((call) => [
          call.method,
          `[${templateOf(call.path)}](${name}.md#${anchorOf(headingOf(call))})`,
          callersOf(call.path, call.definition),
          call.definition.summary,
        ]),
      ),
    ]),
  );
}

function modulePage(name: string, calls: readonly Call[]): string {
  return page(
    `# ${name}`,
    `Rendered from \`contract/src/${name === 'administration' ? 'settings' : name}\`. What holds for every call stands in [envelopes](envelopes.md).`,
    calls.flatMap(callParts),
  );
}

function callParts(call: Call): string[] {
  const { path, definition } = call;
  return [
    `## ${headingOf(call)}`,
    definition.summary,
    [
      `- Who may call: ${callersOf(path, definition)}`,
      `- Source: ${definition.source}`,
      ...(definition.writes === true ? ['- This GET changes something: foreign pages are refused'] : []),
      `- Answers ${answerKind(path, definition)}`,
    ].join('\n'),
    ...takenParts(definition),
    ...(definition.binary === undefined ? [answerText(definition.data)] : []),
    refusalsTable(path, definition),
  ];
}

function answerKind(path: string, { binary, mixed }: EndpointDefinition): string {
  const java = envelopeOfPath(path) === 'java';
  if (binary !== undefined) return `${code(binary)}; refusals in the ${java ? '`code`' : '`errno`'} envelope`;
  if (mixed === true) return 'both envelopes at once';
  return java ? 'the `code` envelope' : 'the `errno` envelope';
}

function takenParts({ params, query, body, multipart }: EndpointDefinition): string[] {
  const part = (title: string, text: string) => (text === '' ? [] : [title, text]);
  return [
    ...(params === undefined ? [] : part('Path:', requestTable(params))),
    ...(query === undefined ? [] : part('Query:', requestTable(query))),
    ...(body === undefined ? [] : part('Body:', requestTable(body))),
    ...(multipart === true ? ['Body: multipart, files in parts named `file`, `file0`, `file1` …'] : []),
  ];
}

function refusalsTable(path: string, definition: EndpointDefinition): string {
  const java = envelopeOfPath(path) === 'java';
  const rows = refusalsOf(definition).map((name) => {
    const { kind, en, zh } = errors[name];
    const { code: number, errno } = errorNumbers[kind];
    const shown = definition.mixed === true ? `${number} / ${errno}` : String(java ? number : errno);
    return [shown, code(name), en, zh];
  });
  return rows.length === 0 ? '' : `Refusals:\n\n${table(['number', 'error', 'English', '中文'], rows)}`;
}
