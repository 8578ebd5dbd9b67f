/* What the parts of an import share. */
import type { ImportResult } from '#contract/settings/transfer-endpoints';
import type { Platform } from '../../module';
import type { UpsertCount } from '../../platform/upsert-plan';
import type { Change } from '../../section';
import type { Files } from '../files';
import type { History, Recording } from '../history';
import type { Identity } from '../identity';
import type { Shop } from '../shop';
import type { Importing } from './adapters/adapter';
import type { ImportFile, SectionName } from './import-file.schema';

export interface TransferDependencies extends Pick<Platform, 'db' | 'clock'> {
  readonly history: Pick<History, 'run' | 'section' | 'writeRows'>;
  readonly identity: Pick<Identity, 'secretsOf'>;
  readonly files: Pick<Files, 'listPublic' | 'sizeOf' | 'read' | 'receive' | 'discard' | 'adopt'>;
  readonly shop: Pick<Shop, 'import'>;
}

/** Who imports, and whether in earnest. */
export interface ImportOptions {
  /** Does everything and takes it back. */
  readonly dryRun: boolean;
  /** null by command. */
  readonly personId?: number | null;
}

/** What became of each section, and of which rows. */
export interface ImportOutcome {
  readonly sections: Readonly<Record<SectionName, UpsertCount>>;
  readonly changes: readonly ImportResult['changes'][number][];
  /** Files that come, and those whose bytes are nowhere. */
  readonly files: readonly ImportResult['files'][number][];
}

/** One run through a file. */
export interface ImportRun {
  readonly file: ImportFile;
  readonly change: Change;
  readonly recording: Recording;
  readonly history: TransferDependencies['history'];
  readonly importing: Importing;
  /** Whether the file was exported from this shop. */
  readonly isOurs: boolean;
  readonly changes: ImportResult['changes'][number][];
}
