// One line for each thing that is checked, and its output only when it failed.
/**
 * @typedef {{ code: number, output: string, seconds: number }} Result
 * @typedef {{ passed: number, failed: number, detail?: string, failures?: string[] }} Sum
 * @typedef {{ name: string, run: () => Promise<Result>, sum?: (result: Result) => Sum }} Step
 *   sum: what is in it and how it went; without it, it is one thing that passed or failed
 */

/**
 * Runs the steps, some at the same time, and prints a line for each as it ends.
 * @param {Step[]} steps
 * @param {number} atOnce
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(steps, atOnce) {
  const waiting = [...steps];
  const total = { passed: 0, failed: 0 };
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await step.run();
      const { passed, failed, detail, failures } = (step.sum ?? asOne)(result);
      tell(step.name, result, detail, failures);
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return total;
}

const asOne = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * @param {string} detail such as the number of tests
 * @param {string[]} failures what failed, said before the whole output, of which a reader may get only the beginning
 */
function tell(name, { code, output, seconds }, detail = '', failures = []) {
  const head = `${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`;
  console.log(detail === '' ? head : `${head}   ${detail}`);
  for (const failure of failures) console.log(indent(failure));
  if (code !== 0) console.log(indent(output));
}

const indent = (text) => text.trimEnd().replace(/^/gm, '    ');
