// Which calls and channels no test reaches, as far as texts tell: the path of each must stand in a test of the
// server, outside the generated matrix, whole or as folder and names that the test puts together.
import { chatChannelPath, mainSocketPath, syncChannelPath } from '../../contract/src/core/frames';
import { endpoints } from '../../contract/src/endpoints';
import { readFiles, type SourceFile } from './files';

const channels = {
  [mainSocketPath('user')]: 'mainSocketPath',
  [mainSocketPath('admin')]: 'mainSocketPath',
  [chatChannelPath]: 'chatChannelPath',
  [syncChannelPath]: 'syncChannelPath',
};

/** Keys of calls and addresses of channels that no test names. */
export function unreached(root: string): string[] {
  const files = readFiles(root, ['server/src', 'server/test'], /\.ts$/).filter(
    ({ path }) => !path.includes('matrix'),
  );
  const tests = files
    .filter(({ path }) => path.endsWith('.test.ts'))
    .map((test) => [test, ...helpersOf(test, files)].map(({ text }) => withConstants(text)).join('\n'));
  const calls = Object.keys(endpoints).filter((key) => {
    const path = key.slice(key.indexOf(' ') + 1).replace(/:\w+$/, '');
    return !tests.some((text) => names(text, path));
  });
  const silent = Object.entries(channels)
    .filter(([path, constant]) => !tests.some((text) => names(text, path) || text.includes(constant)))
    .map(([path]) => path);
  return [...calls, ...silent];
}

/** What a test imports from server/test, where addresses may stand. */
function helpersOf({ text }: SourceFile, files: readonly SourceFile[]): SourceFile[] {
  const names = [...text.matchAll(/from '(?:\.\.\/)+test\/([\w-]+)'/g)].map(
    ([, name]) => `server/test/${name}.ts`,
  );
  return files.filter(({ path }) => names.includes(path));
}

/** `${folder}/name` with what `const folder = '…'` says in the same file. */
function withConstants(text: string): string {
  const constants = new Map(
    [...text.matchAll(/\bconst (\w+) = ['"`]([^'"`\n]*)['"`]/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const filled = (part: string) =>
    part.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => constants.get(name) ?? whole);
  return filled(filled(text));
}

function names(text: string, path: string): boolean {
  if (wholePath(path).test(text)) return true;
  const parts = path.split('/').filter((part) => part !== '');
  // The last word put together by the test, or the last two: `${base}/${section}/save`.
  return [1, 2].some((count) => {
    const folder = `/${parts.slice(0, -count).join('/')}`;
    const isFolder = new RegExp(`${escaped(folder)}/?(?:\\$\\{|['"\`])`).test(text);
    return isFolder && parts.slice(-count).every((name) => quoted(name).test(text));
  });
}

const wholePath = (path: string) =>
  new RegExp(`${escaped(path)}(?![\\w/])${path.endsWith('/') ? '|' + escaped(path) : ''}`);
const quoted = (name: string) => new RegExp(`['"\`]/?${escaped(name)}['"\`?/]`);
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
