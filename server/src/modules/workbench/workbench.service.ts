/* The staff list: the filter as the client sends it -> a page of rows. */
import type { StaffListBody } from '#contract/workbench/endpoints';
import { counts } from '#contract/core/limits';
import type { StaffTicket } from '#contract/tickets/schemas';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Identity } from '../identity';
import type { Knowledge } from '../knowledge';
import type { Sop } from '../sop';
import type { Tickets } from '../tickets';
import { countTickets, listCustomerIds, listPage } from './workbench.store';
import type { ListFilter } from './workbench.types';

export interface WorkbenchDependencies extends Pick<Platform, 'db'> {
  readonly identity: Pick<Identity, 'listCustomers'>;
  readonly knowledge: Pick<Knowledge, 'descendantTypeIds'>;
  readonly sop: Pick<Sop, 'descendantDirectoryIds'>;
  readonly tickets: Pick<
    Tickets,
    'listTickets' | 'listTicketsOfCustomer' | 'presentForStaff' | 'abnormalBefore'
  >;
}

export function createWorkbenchService(deps: WorkbenchDependencies) {
  const { db, identity, knowledge, sop, tickets } = deps;

  // Directory 0 of the tree is what is in no directory.
  const directoriesOf = (
    id: number | null | undefined,
  ): Promise<ListFilter['directoryIds']> | 'none' | undefined => {
    if (id == null) return undefined;
    return id === 0 ? 'none' : sop.descendantDirectoryIds(db, id);
  };

  const filterOf = async (body: StaffListBody): Promise<ListFilter> => {
    const typeIds = some(body.questionType);
    const clientName = body.clientName?.trim() ?? '';
    return {
      states: some(body.state),
      // The hidden type of consultations is in no catalogue, so the given ones stay in.
      typeIds: typeIds && [...typeIds, ...(await knowledge.descendantTypeIds(db, typeIds))],
      handlerIds: some(body.personIds),
      urgencies: some(body.urgencyLevel),
      marks: some(body.mark),
      shifts: some(body.classes),
      customerIds: clientName === '' ? undefined : await listCustomerIds(db, clientName),
      directoryIds: await directoriesOf(body.directoryId),
      abnormalBefore: tickets.abnormalBefore(),
    };
  };

  return {
    /** */
    async listTickets(
      body: StaffListBody,
      personId: number,
    ): Promise<{ list: StaffTicket[]; total: number }> {
      const filter = await filterOf(body);
      const limit = body.pageSize ?? counts.ticketPage;
      const offset = ((body.currentPage ?? 1) - 1) * limit;
      const [ids, total] = await Promise.all([
        listPage(db, filter, { offset, limit }),
        countTickets(db, filter),
      ]);
      const rows = await tickets.listTickets(db, ids);
      return { list: await tickets.presentForStaff(db, rows, personId), total };
    },

    /** @throws core.not_found */
    async listOfCustomer(customerId: number, personId: number): Promise<StaffTicket[]> {
      const customers = await identity.listCustomers(db, [customerId]);
      if (!customers.has(customerId)) throw new AppError('core.not_found');
      return tickets.presentForStaff(db, await tickets.listTicketsOfCustomer(db, customerId), personId);
    },

    /** @throws core.not_found */
    async findTicket(id: number, personId: number): Promise<StaffTicket> {
      const [ticket] = await tickets.presentForStaff(db, await tickets.listTickets(db, [id]), personId);
      if (ticket === undefined) throw new AppError('core.not_found');
      return ticket;
    },
  };
}

/** The values of a filter; empty and absent mean no restriction. */
function some<Value>(values: readonly Value[] | null | undefined): readonly Value[] | undefined {
  return values == null || values.length === 0 ? undefined : values;
}
