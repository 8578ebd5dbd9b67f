/* Calls of customers -> services. */
import type { Actor, CustomerActor } from '#contract/core/actor';
import { damageReportCustomerEndpoints } from '#contract/damage-reports/customer-endpoints';
import { AppError } from '../../platform/app-error';
import type { Bind } from '../../platform/http/bind';
import type { Db } from '../../schema';
import { requireReport } from './access.service';
import type { Answering } from './answering.service';
import { listAnswers } from './answers.store';
import { formTexts } from './form-texts';
import type { ReportPresenter } from './reports.present';

export interface CustomerRoutes {
  readonly db: Db;
  readonly presenter: ReportPresenter;
  readonly answering: Answering;
}

export function bindCustomerReports(bind: Bind, { db, presenter, answering }: CustomerRoutes): void {
  bind(damageReportCustomerEndpoints, {
    'POST /api/user/damageReport/getShowDamageReportById': async ({ actor, body }) => {
      const report = await requireReport(db, actor, body.id);
      return presenter.presentDetail(db, report, await listAnswers(db, report.id), 'user');
    },
    'POST /api/user/damageReport/editDamageReport': async ({ actor, body }) => {
      await answering.submit(customerOf(actor), body.data);
      return {};
    },
    'POST /api/user/damageReport/addUserFistEntryTime': async ({ actor, body }) => {
      await answering.enter(customerOf(actor), body.id);
      return {};
    },
    'POST /javaplus/user/afterSale/damageReport/getDamageReportCardById': async ({ actor, body }) =>
      presenter.presentCard(db, await requireReport(db, actor, body.id)),
    'POST /javaplus/user/form/damage': ({ body }) => formTexts(body.languageType),
  });
}

function customerOf(actor: Actor): CustomerActor {
  if (actor.kind !== 'customer') throw new AppError('core.no_session');
  return actor;
}
