/* What the parts of an import share. */
import type { Platform } from '../../module';
import type { Emit } from '../../platform/events/unit-of-work';
import type { UpsertCount } from '../../platform/upsert-plan';
import type { DamageReports } from '../damage-reports';
import type { Identity } from '../identity';
import type { Ratings } from '../ratings';
import type { Settings } from '../settings';
import type { Shop } from '../shop';
import type { Workbench } from '../workbench';
import type { ImportFile, SectionName } from './import-file.schema';
import type { Problems } from './problems';

export interface ImportDependencies extends Pick<Platform, 'transact'> {
  readonly identity: Pick<Identity, 'preparePeople'>;
  readonly settings: Pick<Settings, 'importDictionary'>;
  readonly shop: Pick<Shop, 'import' | 'findProducts'>;
  readonly ratings: Pick<Ratings, 'importOptions'>;
  readonly workbench: Pick<Workbench, 'importReplies'>;
  readonly damageReports: Pick<DamageReports, 'createSops' | 'createTemplates'>;
}

/** What became of each section. */
export type ImportResult = Readonly<Record<SectionName, UpsertCount>>;

/** One run through a file. */
export interface ImportRun {
  readonly file: ImportFile;
  readonly problems: Problems;
  readonly emit: Emit;
}
