/* Calls of the settings screens and of the history -> services. */
import type { Actor, StaffActor } from '#contract/core/actor';
import { historyEndpoints, type HistorySection } from '#contract/settings/history-endpoints';
import { settingsSectionEndpoints } from '#contract/settings/section-endpoints';
import { AppError } from '../../platform/app-error';
import type { Bind, Handlers } from '../../platform/http/bind';
import type { Restoring } from './restore.service';
import type { SectionService, SentPage, SentRow } from './sections.service';

export function bindHistory(bind: Bind, restoring: Restoring): void {
  bind(historyEndpoints, {
    'POST /javaplus/admin/settings/history/list': ({ body }) => restoring.list(body),
    'POST /javaplus/admin/settings/history/get': ({ body }) => restoring.get(body.id),
    'POST /javaplus/admin/settings/history/restore': async ({ actor, body }) => ({
      restored: await restoring.restore(staffOf(actor), body),
    }),
  });
}

/** The three calls of every section are the same three functions. */
export function bindSections(bind: Bind, service: SectionService): void {
  const handlers = Object.fromEntries(
    Object.keys(settingsSectionEndpoints).map((key) => {
      const [name = '', verb = ''] = key.split('/').slice(-2);
      return [key, handlerOf(service, name as HistorySection, verb)];
    }),
  );
  // The keys are computed from the endpoints; body and answer of each are checked against its schema.
  bind(settingsSectionEndpoints, handlers as unknown as Handlers<typeof settingsSectionEndpoints>);
}

interface SectionCall {
  readonly actor: Actor;
  readonly body: unknown;
}

function handlerOf(service: SectionService, name: HistorySection, verb: string) {
  return ({ actor, body }: SectionCall): Promise<unknown> => {
    if (verb === 'list') return service.list(name, body as SentPage);
    if (verb === 'save') return service.save(name, staffOf(actor), body as SentRow);
    return service.delete(name, staffOf(actor), body as SentRow & { id: number }).then(() => ({}));
  };
}

function staffOf(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') throw new AppError('core.no_session');
  return actor;
}
