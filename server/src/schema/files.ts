/* Tables of files. */
import type { Generated } from 'kysely';

export interface FileTable {
  name: string;
  original_name: string;
  content_type: string;
  kind: 'image' | 'video' | 'file';
  size: number;
  uploader_side: 'user' | 'admin' | null;
  uploader_id: number | null;
  created_at: number;
}

export interface FilePlaceTable {
  file_name: string;
  place: 'public' | 'ticket';
  place_id: Generated<number>;
}

/** A file on its way in pieces. */
export interface UploadTable {
  id: string;
  uploader_side: 'user' | 'admin';
  uploader_id: number;
  original_name: string;
  declared_type: string;
  kind: 'image' | 'video' | 'file';
  size: number;
  received: Generated<number>;
  file_name: string | null;
  touched_at: number;
}

export interface FilesTables {
  file: FileTable;
  file_place: FilePlaceTable;
  upload: UploadTable;
}
