/* The door of the workbench: the staff list, which reads across tickets and customers and owns no table. */
import type { Module, Platform } from '../../module';
import type { Identity } from '../identity';
import type { Knowledge } from '../knowledge';
import type { Settings } from '../settings';
import type { Tickets } from '../tickets';
import { bindWorkbench } from './workbench.routes';
import { createWorkbenchService } from './workbench.service';

export type Workbench = Module;

export interface WorkbenchDependencies extends Platform {
  readonly identity: Identity;
  readonly settings: Settings;
  readonly knowledge: Knowledge;
  readonly tickets: Tickets;
}

export function createWorkbench(deps: WorkbenchDependencies): Workbench {
  const service = createWorkbenchService(deps);
  return { register: (bind) => bindWorkbench(bind, service) };
}
