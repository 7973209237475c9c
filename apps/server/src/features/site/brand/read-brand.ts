import type { BrandChoices } from '../../../platform/brand.ts'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type {} from '../tables.ts'

/** Returns the admins' choices about the installation's appearance. */
export async function readBrand(db: Database | Tx): Promise<BrandChoices> {
  const { name, color, version, ...logo } = await db
    .selectFrom('site_brand')
    .select(['name', 'color', 'version', 'logo_hash', 'logo_width', 'logo_height'])
    .executeTakeFirstOrThrow()
  const { logo_hash: hash, logo_width: width, logo_height: height } = logo
  const has = hash !== null && width !== null && height !== null
  return { name, color, logo: has ? { hash, width, height } : null, version }
}

/** Applies the admins' choices in this process from now on. */
export async function refreshBrand({ db, brand }: Pick<Context, 'db' | 'brand'>): Promise<void> {
  const choices = await readBrand(db)
  const isKnown = choices.logo?.hash === brand.choices.logo?.hash
  brand.hold(choices, isKnown ? brand.logoPng : await readLogo(db))
}

async function readLogo(db: Database): Promise<Buffer | null> {
  return (await db.selectFrom('site_brand').select('logo_png').executeTakeFirstOrThrow()).logo_png
}
