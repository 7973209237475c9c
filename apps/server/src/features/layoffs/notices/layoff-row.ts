import { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'

/** The part of a layoff that notifications about it store. */
export const storedLayoff = z.object({ slug: z.string(), company: z.string() })

/** Returns a layoff as notifications store it, in any state; undefined once it is deleted. */
export function findStoredLayoff(tx: Tx, id: string) {
  return tx
    .selectFrom('layoff')
    .select(['slug', 'company_name as company', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns the path of its page. */
export function layoffPage({ slug }: Pick<z.output<typeof storedLayoff>, 'slug'>): string {
  return `/layoff-tracker/${slug}`
}
