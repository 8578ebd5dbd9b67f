/*
 * The door of assistant: answers questions beside a ticket from the knowledge base and, for staff, the agents'
 * tree (Q-101, Q-102).
 */
import type { Module, Platform } from '../../module';
import type { Search } from '../search';
import type { Tickets } from '../tickets';
import { bindAssistant } from './assistant.routes';
import { createAssistantService } from './assistant.service';
import { moveLines } from './assistant.store';
import { createModel } from './model';

export interface AssistantDependencies extends Pick<
  Platform,
  'db' | 'transact' | 'clock' | 'log' | 'config'
> {
  readonly tickets: Pick<Tickets, 'requireTicket' | 'holdTicket' | 'onMoved'>;
  readonly search: Search;
}

export function createAssistant(deps: AssistantDependencies): Module {
  const { config, log, tickets } = deps;
  const model = config.model === null ? undefined : createModel({ settings: config.model, log });
  const service = createAssistantService({ ...deps, model });
  tickets.onMoved(moveLines);
  return { register: (bind) => bindAssistant(bind, service) };
}
