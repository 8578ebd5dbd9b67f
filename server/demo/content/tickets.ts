/* The customers of the demo shop and all their tickets, put together from the files beside this one. */
import { otherTickets } from './tickets-customers';
import { feixingTickets } from './tickets-feixing';
import { pilotTickets } from './tickets-pilot';
import { visitorTickets } from './tickets-visitors';
import type { DemoTicket } from './types';

export interface DemoCustomer {
  readonly account: string;
  readonly name: string;
  readonly store: 'global' | 'cn';
}

/** Every customer with an account; newcomer@example.com has nothing yet. */
export const demoCustomers: readonly DemoCustomer[] = [
  { account: 'pilot@example.com', name: 'Alex Morgan', store: 'global' },
  { account: 'newcomer@example.com', name: 'Robin Castle', store: 'global' },
  { account: 'feixing@example.com', name: '林飞', store: 'cn' },
  { account: 'hanna.berg@example.com', name: 'Hanna Berg', store: 'global' },
  { account: 'tom.okafor@example.com', name: 'Tom Okafor', store: 'global' },
  { account: 'kenji.mori@example.com', name: 'Kenji Mori', store: 'global' },
  { account: 'lucia.ferrante@example.com', name: 'Lucia Ferrante', store: 'global' },
  { account: 'liuyang@example.com', name: '刘洋', store: 'cn' },
  { account: 'wangmin@example.com', name: '王敏', store: 'cn' },
];

export const demoTickets: readonly DemoTicket[] = [
  ...pilotTickets,
  ...feixingTickets,
  ...visitorTickets,
  ...otherTickets,
];
