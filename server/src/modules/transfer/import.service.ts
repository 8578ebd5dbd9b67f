/*
 * Imports a file: everything in one transaction, or nothing. Accounts come first, then what refers to them;
 * what a row refers to may stand in the file or be in the shop already.
 */
import { errors } from '#contract/errors';
import type { Db } from '../../schema';
import { readImportFile } from './import-file';
import type { ImportDependencies, ImportResult } from './import.types';
import { importReports } from './import-reports.service';
import { importShop } from './import-shop.service';
import { Problems } from './problems';
import { holdImport } from './transfer.store';

/** Leaves the transaction of a dry run. */
class DryRun extends Error {
  constructor(readonly result: ImportResult) {
    super('dry run');
  }
}

export function createImport(deps: ImportDependencies) {
  /** @throws ImportError; then nothing was imported */
  return async function importFile(text: string, options: { dryRun: boolean }): Promise<ImportResult> {
    const file = readImportFile(text);
    const problems = new Problems();
    const people = await deps.identity.preparePeople(file);
    for (const index of people.withoutPassword) {
      problems.add(['staff', index, 'password'], 'a new account needs a password.');
    }
    problems.throwIfAny();
    try {
      return await deps.transact(async (tx: Db, emit) => {
        await holdImport(tx);
        const run = { file, problems, emit };
        const accounts = await people.write(tx, emit);
        const shop = await importShop(tx, deps, run);
        const result = {
          ...accounts,
          ...shop,
          dictionaries: await deps.settings.importDictionary(tx, file.dictionaries),
          ratingOptions: await deps.ratings.importOptions(tx, file.ratingOptions),
          cannedReplies: await deps.workbench.importReplies(tx, emit, file.cannedReplies, (index, code) =>
            problems.add(['cannedReplies', index], errors[code].en),
          ),
          ...(await importReports(tx, deps, run)),
        };
        problems.throwIfAny();
        if (options.dryRun) throw new DryRun(result);
        return result;
      });
    } catch (error) {
      if (error instanceof DryRun) return error.result;
      throw error;
    }
  };
}
