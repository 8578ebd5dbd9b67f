// Can a newcomer install? Asked of package-lock.json without installing: every package supports every Node.js that
// `engines` promises, no alias stands where npm 9.2 cannot read it, and `npm ci` of each npm below agrees, without
// a warning. The npms themselves are fetched once, into .cache/npm.
import './steps/require-node.mjs';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import semver from 'semver';
import { root } from './steps/project.mjs';
import { run, runNode } from './steps/run.mjs';

/** Debian 13's, and those of Node.js 22 and 24. */
const npms = ['9.2.0', '10.9.2', '11.19.1'];
const readJson = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const project = readJson('package.json');
const { packages } = readJson('package-lock.json');

/** What the outer npm hands down, such as a user's settings, must not colour the answer. */
const outer = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^npm_/i.test(name))
    .map((name) => [name, undefined]),
);

const problems = [...narrowEngines(), ...aliases()];
for (const version of npms) problems.push(...(await refusalsOf(version)));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function narrowEngines() {
  const promised = project.engines.node;
  return Object.entries(packages)
    .filter(([name, { engines }]) => name !== '' && engines?.node && !semver.subset(promised, engines.node))
    .map(([name, { version, engines }]) => `${name} ${version} needs Node ${engines.node}, not ${promised}.`);
}

/** npm 9.2 says "npm ci can only install with an existing package-lock.json" and means an alias in `overrides`. */
function aliases() {
  const { dependencies, devDependencies, optionalDependencies, overrides } = project;
  return Object.entries({ dependencies, devDependencies, optionalDependencies, overrides })
    .filter(([, wanted]) => JSON.stringify(wanted ?? {}).includes('"npm:'))
    .map(([field]) => `package.json has an alias ("npm:…") in ${field}; npm 9.2 cannot read it everywhere.`);
}

async function refusalsOf(version) {
  const place = join(root, '.cache/npm', version);
  const program = join(place, 'node_modules/npm/bin/npm-cli.js');
  if (!existsSync(program)) {
    mkdirSync(place, { recursive: true });
    const fetch = ['npm', 'install', '--no-save', '--fetch-retries=1', '--prefix', place, `npm@${version}`];
    const { code, output } = await run(fetch, { quiet: true });
    if (code !== 0) return [`Not checked: npm ${version} could not be fetched from the registry.\n${output}`];
  }
  // Only what npm reads: with the installed packages in sight it would compare them, too.
  const folder = mkdtempSync(join(tmpdir(), 'groundcrew-lock-'));
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(join(root, name), join(folder, name));
    const env = { ...outer, npm_config_userconfig: join(folder, 'none') };
    const args = [program, '--prefix', folder, 'ci', '--dry-run', '--include=dev'];
    const { code, output } = await runNode(args, { quiet: true, env });
    const told = output.split('\n').filter((line) => /^npm (warn|error|err!)/i.test(line));
    return code === 0 && told.length === 0 ? [] : [`npm ${version} ci --dry-run:`, ...told];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
