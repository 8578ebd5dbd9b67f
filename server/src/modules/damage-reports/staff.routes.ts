/* Calls of staff -> services. */
import type { Actor, StaffActor } from '#contract/core/actor';
import { damageReportStaffEndpoints } from '#contract/damage-reports/staff-endpoints';
import { AppError } from '../../platform/app-error';
import type { Bind } from '../../platform/http/bind';
import type { Db } from '../../schema';
import { requireReport } from './access.service';
import { listAnswers } from './answers.store';
import type { Cards } from './cards.service';
import type { AddReport } from './creation.service';
import { formTexts } from './form-texts';
import type { Lookups } from './lookups.service';
import type { ReportPresenter } from './reports.present';
import type { Review } from './review.service';

export interface StaffRoutes {
  readonly db: Db;
  readonly presenter: ReportPresenter;
  readonly addReport: AddReport;
  readonly cards: Cards;
  readonly lookups: Lookups;
  readonly review: Review;
}

export function bindStaffReports(bind: Bind, routes: StaffRoutes): void {
  const { db, presenter, addReport, cards, lookups, review } = routes;
  bind(damageReportStaffEndpoints, {
    'POST /javaplus/admin/afterSale/damageReport/addDamageReport': async ({ actor, body }) => ({
      id: await addReport(staffOf(actor), body),
    }),
    'POST /javaplus/admin/afterSale/damageReport/getShowDamageReportById': async ({ actor, body }) => {
      const report = await requireReport(db, actor, body.id);
      return presenter.presentDetail(db, report, await listAnswers(db, report.id), 'admin');
    },
    'POST /javaplus/admin/afterSale/damageReport/getShowTempItemById': ({ body }) =>
      lookups.template(body.id, body.languageType),
    'POST /javaplus/admin/afterSale/damageReport/addChatRecordId': async ({ actor, body }) => {
      await cards.confirm(staffOf(actor), body.id, body.chatRecordId);
      return {};
    },
    'POST /javaplus/admin/afterSale/damageReport/getDamageReportListByAccount': ({ body }) =>
      lookups.pageOfAccount(body),
    'POST /api/getDamageReportListByAccount': ({ body }) => lookups.pageOfAccount(body),
    'POST /javaplus/admin/afterSale/damageReport/getTempItemListBySopId': ({ body, lang }) =>
      lookups.templatesOfSop(body.sopId, body.productionId, lang),
    'POST /javaplus/admin/afterSale/damageReport/getSopListByProductionId': ({ body, lang }) =>
      lookups.sopsForProduct(body.productionId, lang),
    'POST /javaplus/admin/afterSale/damageReport/getOrderBasicInfo': ({ body }) =>
      lookups.orderBasics(body.account, body.mark),
    'POST /javaplus/admin/afterSale/damageReport/getProductionBomList': () => lookups.allProducts(),
    'POST /javaplus/admin/afterSale/damageReport/getProductionInfo': ({ body }) =>
      lookups.product(body.productionId),
    'POST /javaplus/admin/afterSale/damageReport/getDamageReportCardById': async ({ actor, body }) =>
      presenter.presentCard(db, await requireReport(db, actor, body.id)),
    'POST /javaplus/afterSale/damageReport/repealDamageReport': async ({ actor, body }) => {
      await review.withdraw(staffOf(actor), body.id);
      return {};
    },
    'POST /javaplus/admin/afterSale/damageReport/reviewDamageReport': async ({ actor, body }) => {
      await review.review(staffOf(actor), body);
      return {};
    },
    'POST /javaplus/admin/afterSale/damageReport/voidDamageReport': async ({ actor, body }) => {
      await review.voidReport(staffOf(actor), body);
      return {};
    },
    'POST /javaplus/admin/form/damage': ({ body }) => formTexts(body.languageType),
  });
}

function staffOf(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') throw new AppError('core.no_session');
  return actor;
}
