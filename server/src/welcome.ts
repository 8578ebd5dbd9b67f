/* What the start prints for a person: where to look and how to log in. */
import { demoCustomerPassword, demoStaffPassword } from '../demo/content/staff';

/** @param filled true when the demo shop was just made */
export function welcome(start: { address: string; demo: boolean; filled: boolean }): string {
  const { address } = start;
  const lines = [
    '',
    `  Groundcrew is ready at ${address}`,
    '',
    `    customers   ${address}/`,
    `    staff       ${address}/admin/chat`,
  ];
  if (start.demo) {
    lines.push(
      '',
      start.filled ? '  The demo shop was made. Accounts:' : '  Accounts of the demo shop:',
      '',
      `    staff       amelia, bruno (on duty), chen (off duty), reader (read-only)   password ${demoStaffPassword}`,
      `    customers   pilot@example.com, newcomer@example.com, feixing@example.com   password ${demoCustomerPassword}`,
    );
  }
  return `${lines.join('\n')}\n\n`;
}
