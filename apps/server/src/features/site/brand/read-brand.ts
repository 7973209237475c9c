import type { BrandChoices } from '../../../platform/brand.ts'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type {} from '../tables.ts'

/** Returns what admins set of the installation's appearance. */
export function readBrand(db: Database | Tx): Promise<BrandChoices> {
  return db.selectFrom('site_brand').select(['name', 'color', 'version']).executeTakeFirstOrThrow()
}

/** Shows what admins set in this process from now on. */
export async function refreshBrand({ db, brand }: Context): Promise<void> {
  brand.hold(await readBrand(db))
}
