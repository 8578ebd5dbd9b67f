// `npm run conformance -- --base http://…`: from outside, against a running program with the demo shop. Every
// call is asked for its refusals; scenarios then use each for what it is for. --all shows what went well too.
import { parseArgs } from 'node:util';
import { endpoints } from '../contract/src/endpoints';
import { checkEveryCall } from './general';
import { createReport, printReport, Stopped } from './report';
import { scenarios } from './scenarios';
import { createWorld } from './world';

const { values } = parseArgs({
  options: { base: { type: 'string' }, all: { type: 'boolean' }, only: { type: 'string' } },
});
if (values.base === undefined || !URL.canParse(values.base)) {
  console.error('Say which program: npm run conformance -- --base http://127.0.0.1:3000');
  process.exit(2);
}

const report = createReport();
const world = createWorld(values.base.replace(/\/+$/, ''), report);

for (const [name, scenario] of Object.entries(scenarios)) {
  if (values.only !== undefined && values.only !== name) continue;
  try {
    await scenario(world);
  } catch (error) {
    // What failed stands in the report; anything else is a fault of the scenario, and is told too.
    if (!(error instanceof Stopped)) await report.check('', `scenario ${name}`, () => Promise.reject(error));
  }
}
if (values.only === undefined) {
  await checkEveryCall(world);
  for (const key of Object.keys(endpoints)) {
    const used = report.lines.some(
      ({ about, what }) => about === key && !what.startsWith('refused') && !what.startsWith('hostile'),
    );
    if (!used)
      await report.check(key, 'used by a scenario', () => Promise.reject(new Error('no scenario uses it')));
  }
}
printReport(report.lines, values.all === true);
process.exit(report.lines.some(({ result }) => result === 'FAILED') ? 1 : 0);
