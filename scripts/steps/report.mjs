// One line for each thing that is checked, and its output only when it failed.
/** @typedef {{ name: string, run: () => Promise<{ code: number, output: string, seconds: number }> }} Step */

/**
 * Runs the steps, some at the same time, and prints a line for each as it ends.
 * @param {Step[]} steps
 * @param {number} atOnce
 * @returns {Promise<number>} how many failed
 */
export async function runSteps(steps, atOnce) {
  const waiting = [...steps];
  let failed = 0;
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await step.run();
      tell(step.name, result);
      if (result.code !== 0) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

/**
 * @param {string} detail such as the number of tests
 * @param {string[]} failures what failed, said before the whole output, of which a reader may get only the beginning
 */
export function tell(name, { code, output, seconds }, detail = '', failures = []) {
  const head = `${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`;
  console.log(detail === '' ? head : `${head}   ${detail}`);
  for (const failure of failures) console.log(indent(failure));
  if (code !== 0) console.log(indent(output));
}

const indent = (text) => text.trimEnd().replace(/^/gm, '    ');
