import { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'

/** The data of a layoff that notifications store. */
export const storedLayoff = z.object({ slug: z.string(), company: z.string() })

/** Returns a layoff as notifications store it, in any state; undefined if it was deleted. */
export function findStoredLayoff(tx: Tx, id: string) {
  return tx
    .selectFrom('layoff')
    .select(['slug', 'company_name as company', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns the path of the layoff's page. */
export function layoffPage({ slug }: Pick<z.output<typeof storedLayoff>, 'slug'>): string {
  return `/layoff-tracker/${slug}`
}
