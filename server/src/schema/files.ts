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

export interface FilesTables {
  file: FileTable;
  file_place: FilePlaceTable;
}
