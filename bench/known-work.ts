/*
 * How fast the machine is now: processor time of work that is always the same. It varies by half within minutes;
 * figures of runs are compared by it.
 */
const steps = 100_000_000;
const turns = 5;
const result = -817_673_983;

/** Median processor time of a loop of plain arithmetic, ms. */
export function knownWork(): number {
  const times = Array.from({ length: turns }, timeLoop).sort((one, other) => one - other);
  return times[Math.floor(turns / 2)] ?? 0;
}

function timeLoop(): number {
  const before = process.cpuUsage();
  let value = 1;
  for (let step = 0; step < steps; step += 1) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  const { user, system } = process.cpuUsage(before);
  // Asked for, so that nothing of the loop can be left out.
  if (value !== result) throw new Error(`The known work came to ${value}.`);
  return (user + system) / 1000;
}
