/*
 * What every module is made of and what it gives: the bundle of the platform that its factory takes, and
 * the one function that binds its calls. Types only.
 */
import type { Bind } from './platform/http/bind';
import type { Bus } from './platform/events/bus';
import type { Clock } from './platform/clock';
import type { Config } from './config';
import type { Db, Tables } from './schema';
import type { Http } from './platform/http/server';
import type { Hub } from './platform/realtime/hub';
import type { Logger } from './platform/logger';
import type { Transact } from './platform/events/unit-of-work';

/** The platform as a module's factory gets it. */
export interface Platform {
  readonly db: Db;
  readonly transact: Transact<Tables>;
  readonly bus: Bus;
  readonly hub: Hub;
  readonly clock: Clock;
  readonly log: Logger;
  readonly config: Config;
  /** Whether no other program was on these data when this one started. */
  readonly isAlone: boolean;
  /** Random id of this server program. */
  readonly programId: string;
}

/** What app.ts needs of every module. */
export interface Module {
  /** Binds the module's calls; `http` is for what is not a call, such as files and scripts. */
  register(bind: Bind, http: Http): void;
}
