/* All tables, joined from the modules; the types behind every query. */
import type { Kysely } from 'kysely';
import type { AssistantTables } from './assistant';
import type { ChatTables } from './chat';
import type { DamageReportTables } from './damage-reports';
import type { FilesTables } from './files';
import type { HistoryTables } from './history';
import type { IdentityTables } from './identity';
import type { KnowledgeTables } from './knowledge';
import type { RatingsTables } from './ratings';
import type { SettingsTables } from './settings';
import type { ShopTables } from './shop';
import type { SopTables } from './sop';
import type { TicketsTables } from './tickets';
import type { WorkbenchTables } from './workbench';

export type Tables = HistoryTables &
  IdentityTables &
  SettingsTables &
  FilesTables &
  ShopTables &
  KnowledgeTables &
  TicketsTables &
  ChatTables &
  RatingsTables &
  SopTables &
  AssistantTables &
  DamageReportTables &
  WorkbenchTables;

/** The database, or a transaction in it: what every store function takes first. */
export type Db = Kysely<Tables>;
