/* Shapes of products; the wire calls them items, products and productions. */
import { z } from 'zod';
import { idOut } from '../core/schema';

/** A product as the knowledge base filters by it (000 §3). */
export const itemSchema = z.object({
  id: idOut,
  name: z.string(),
  description: z.string(),
  /** Id of the category. */
  type: idOut,
  /** Name of the category in the caller's language (extension). */
  typeName: z.string(),
  /** Address of the picture, '' for none (extension). */
  pictureUrl: z.string(),
});
export type Item = z.infer<typeof itemSchema>;
