import { z } from 'zod'
import { catalogEntry } from '../shapes.ts'

/** An entry of a catalog, as admins keep it. */
export const adminCatalogEntry = catalogEntry.extend({
  group: z.string(),
  aliases: z.array(z.string()),
  /** Whether the entry is no longer offered in forms. */
  retired: z.boolean(),
  /** How often the entry was chosen, counted every few minutes. */
  uses: z.int(),
  /** The version; 0 for an unchanged built-in entry. */
  version: z.int(),
})
export type AdminCatalogEntry = z.output<typeof adminCatalogEntry>
