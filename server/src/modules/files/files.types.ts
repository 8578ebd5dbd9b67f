/* Types of files that its parts and its door share. */
import type { CustomerActor } from '#contract/core/actor';
import type { Db } from '../../schema';

/** Where a file stands. */
export type FilePlace = { readonly place: 'ticket'; readonly id: number } | { readonly place: 'public' };

/** The tool that sends a file, and what a stored file is shown as: in place, or as a download. */
export type FileKind = 'image' | 'video' | 'file';

/** Who sent a file; null: the program itself. */
export type Uploader = { readonly side: 'user' | 'admin'; readonly id: number } | null;

export interface StoreOptions {
  readonly originalName: string;
  /** The tool that sent it; image and video refuse what is not one. */
  readonly kind: FileKind;
  readonly uploader: Uploader;
  /** What the sender says it is. */
  readonly declaredType?: string;
  /** Where it stands from the start. */
  readonly place?: FilePlace;
}

/** A stored file's address `/static/<name>` and the name it came with. */
export interface StoredFile {
  readonly url: string;
  readonly name: string;
}

/** Answers whether a customer may see one of these tickets; filled by the tickets module. */
export type MayFetchPort = (db: Db, actor: CustomerActor, ticketIds: readonly number[]) => Promise<boolean>;
