// `npm run icons`: draws the icons that web/src imports from '#icons' into web/src/ui/icons, one file each, out of
// @tabler/icons; so the 6,000 others need not be installed to build. With --check nothing is written; it tells
// what is missing, old or no longer used.
import './steps/require-node.mjs';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps/project.mjs';

const source = join(root, 'node_modules/@tabler/icons');
const place = join(root, 'web/src/ui/icons');
const read = (path) => readFileSync(path, 'utf8');
const { version } = JSON.parse(read(join(source, 'package.json')));
const note = `// Drawn by scripts/icons.mjs from @tabler/icons ${version} (MIT, Copyright (c) 2020-2026 Paweł Kuna).\n`;
const drawings = {
  outline: JSON.parse(read(join(source, 'tabler-nodes-outline.json'))),
  filled: JSON.parse(read(join(source, 'tabler-nodes-filled.json'))),
};

const names = usedNames();
const wanted = new Map([
  ['index.ts', note + names.map((name) => `export { ${name} } from './drawn/${kebab(name)}';\n`).join('')],
  ...names.map((name) => [`drawn/${kebab(name)}.ts`, fileOf(name)]),
]);
mkdirSync(join(place, 'drawn'), { recursive: true });
const present = [
  ...readdirSync(place),
  ...readdirSync(join(place, 'drawn')).map((name) => `drawn/${name}`),
].filter((name) => name.endsWith('.ts') && name !== 'icon.ts');
const surplus = present.filter((name) => !wanted.has(name));
const old = [...wanted].filter(([name, text]) => !present.includes(name) || read(join(place, name)) !== text);

if (process.argv.includes('--check')) tellDifferences();
else {
  for (const name of surplus) rmSync(join(place, name));
  for (const [name, text] of old) writeFileSync(join(place, name), text);
  console.log(`${names.length} icons, ${old.length} files written, ${surplus.length} removed.`);
}

/** Names such as IconChevronRight, of all files below web/src. */
function usedNames() {
  const files = readdirSync(join(root, 'web/src'), { recursive: true }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const imports = files.flatMap((name) => [
    ...read(join(root, 'web/src', name)).matchAll(/import \{([^}]*)\} from '#icons'/g),
  ]);
  const found = imports.flatMap(([, list]) => list.match(/\bIcon[A-Z]\w*/g) ?? []);
  return [...new Set(found)].sort();
}

/** IconSend2 is `send-2` there, IconCircleCheckFilled the filled form of `circle-check`. */
function kebab(name) {
  return name
    .slice('Icon'.length)
    .replace(/(?<!^)([A-Z]|(?<!\d)\d)/g, '-$1')
    .toLowerCase();
}

function fileOf(name) {
  const file = kebab(name);
  const nodes = file.endsWith('-filled')
    ? drawings.filled[file.slice(0, -'-filled'.length)]
    : drawings.outline[file];
  if (nodes === undefined) throw new Error(`@tabler/icons has no ${file} (${name}).`);
  if (nodes.some(([tag, { d, ...more }]) => tag !== 'path' || !d || Object.keys(more).length > 0))
    throw new Error(`${file} is more than plain paths: icon.ts would have to learn it.`);
  const paths = nodes.map(([, { d }]) => `'${d}'`).join(', ');
  return `${note}import { icon } from '../icon';\n\nexport const ${name} = /* @__PURE__ */ icon('${file}', [${paths}]);\n`;
}

function tellDifferences() {
  for (const [name] of old) console.error(`web/src/ui/icons/${name} is missing or old.`);
  for (const name of surplus) console.error(`web/src/ui/icons/${name} is no longer used.`);
  if (old.length + surplus.length === 0) return;
  console.error('Run `npm run icons` and commit what it wrote.');
  process.exitCode = 1;
}
