/*
 * Imports a file: everything in one transaction, or nothing. What others name comes before what names it; what a row
 * names may stand in the file or be in the shop already.
 */
import { AppError } from '../../platform/app-error';
import type { UpsertCount } from '../../platform/upsert-plan';
import { adapters } from './adapters';
import type { ImportFile, SectionName } from './import-file.schema';
import { adoptFiles } from './import-files.service';
import { importSection } from './import-section.service';
import type { ImportOptions, ImportOutcome, ImportRun, TransferDependencies } from './import.types';
import { importOrders, importShopNames } from './orders.service';
import { says } from './problem-texts';
import { ImportError, Problems } from './problems';
import { createReferences } from './references';
import { findOrigin, holdImport, isEmptyShop, replaceOrigin } from './transfer.store';

/** Leaves the transaction of a dry run. */
class DryRun extends Error {
  constructor(readonly outcome: ImportOutcome) {
    super('dry run');
  }
}

export type ImportRows = (file: ImportFile, options: ImportOptions) => Promise<ImportOutcome>;

/** @throws ImportError; then nothing was imported */
export function createImport(deps: TransferDependencies): ImportRows {
  return async function importRows(file, options) {
    const { personId = null } = options;
    if (personId !== null) await requireOwnerForPasswords(deps, file, personId);
    const secrets = {
      staff: await deps.identity.secretsOf('admin', file.staff),
      customers: await deps.identity.secretsOf('user', file.customers),
    };
    const author = { personId, wsid: '', source: 'import' } as const;
    const names = adapters.map(({ name }) => name);
    try {
      return await deps.history.run(author, names, async (change, recording) => {
        await holdImport(change.tx);
        const problems = new Problems();
        const importing = { references: createReferences(problems), problems, now: change.now, personId };
        const isOurs = await isOfThisShop(change.tx, file);
        const run = { file, change, recording, history: deps.history, importing, isOurs, changes: [] };
        const files = await adoptFiles(run, deps.files);
        const sections = { ...(await importAll(deps, run, secrets)), files: files.count };
        const outcome = { sections, changes: run.changes, files: files.shown };
        problems.throwIfAny();
        if (options.dryRun) throw new DryRun(outcome);
        // Last of all: bytes that have their names stay, should the commit fail, as files that nobody knows.
        await files.keep();
        return outcome;
      });
    } catch (error) {
      if (error instanceof DryRun) return error.outcome;
      // What the database refuses in the end, such as an account that another row has.
      if (error instanceof AppError) throw new ImportError([{ path: [], sentence: says.refusal(error) }]);
      throw error;
    }
  };
}

/** Before any is compared: an answer that tells a right password from a wrong one is a way to guess. */
async function requireOwnerForPasswords(deps: TransferDependencies, file: ImportFile, personId: number) {
  const index = file.staff.findIndex(({ password }) => password != null);
  if (index === -1) return;
  await deps.history
    .section('staff')
    .authorise?.(deps.db, personId, { id: 0, verb: 'save' })
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new ImportError([{ path: ['staff', index, 'password'], sentence: says.refusal(error) }]);
    });
}

type Secrets = Readonly<Record<'staff' | 'customers', readonly (string | undefined)[]>>;

async function importAll(
  deps: TransferDependencies,
  run: ImportRun,
  secrets: Secrets,
): Promise<Omit<ImportOutcome['sections'], 'files'>> {
  const { change } = run;
  const done = new Map<SectionName, UpsertCount>();
  for (const adapter of adapters) {
    const { name } = adapter;
    const deleted = name === 'products' ? await deps.shop.import.deletedProductIds(change.tx) : undefined;
    const own = name === 'staff' || name === 'customers' ? secrets[name] : undefined;
    if (name === 'staff') await requirePasswords(run, own ?? []);
    done.set(name, await importSection(run, adapter, { secrets: own, deleted }));
    if (name === 'products') done.set('shopNames', await importShopNames(run));
  }
  const { orders, carts } = await importOrders(run, deps.shop);
  done.set('orders', orders).set('carts', carts);
  return Object.fromEntries(done) as unknown as Omit<ImportOutcome['sections'], 'files'>;
}

/** Who writes a new account of staff says what its password is, or that it has none. */
async function requirePasswords(run: ImportRun, secrets: readonly (string | undefined)[]): Promise<void> {
  const rows = (await run.history.section('staff').read(run.change.tx)) as unknown as { account: string }[];
  const known = new Set(rows.map(({ account }) => account.toLowerCase()));
  for (const [index, { account, password }] of run.file.staff.entries()) {
    const isNew = !known.has(account.toLowerCase());
    if (isNew && secrets[index] === undefined && password !== null) {
      run.importing.problems.add(['staff', index, 'password'], says.needsPassword);
    }
  }
}

/** An empty shop takes over the name of the one that was exported. */
async function isOfThisShop(tx: ImportRun['change']['tx'], { origin }: ImportFile): Promise<boolean> {
  if (origin === undefined) return false;
  if ((await findOrigin(tx)) === origin) return true;
  if (!(await isEmptyShop(tx))) return false;
  await replaceOrigin(tx, origin);
  return true;
}
