import { createHash } from 'node:crypto'
import type { AdminAct } from '@rise/contract/admin/acts'
import { brandErrors } from '@rise/contract/site/brand/errors'
import { BUILT_IN_COLOR } from '@rise/contract/site/brand/kinds'
import type { Brand } from '@rise/contract/site/brand/shapes'
import type { ReceivedFile } from '@rise/contract/upload'
import { type BrandChoices, logoPath } from '../../../platform/brand.ts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { encodeLogo } from '../../pictures/index.ts'
import { recordAct } from '../../session/index.ts'
import { readBrand, refreshBrand } from './read-brand.ts'

/** The subject of the recorded acts. */
const SITE = { id: null, name: 'the site' }

/** Returns the installation's appearance, as admins edit it. */
export async function findBrand({ db, config }: Context): Promise<Brand> {
  return presentBrand(await readBrand(db), config.productName)
}

/**
 * Changes the product's name; null resets it to the configured name.
 * @throws {Failure} `brand-changed`
 */
export function changeName(
  ctx: Context,
  admin: Admin,
  { version, name }: { readonly version: number; readonly name: string | null },
): Promise<Brand> {
  const { productName } = ctx.config
  // If the configured name is entered, nothing is stored, so that the name keeps following the configuration.
  const chosenName = name === productName ? null : name
  const facts = (choice: string | null) => ({ name: choice ?? productName })
  return change(ctx, admin, {
    ...{ version, act: 'brand.renamed', change: { name: chosenName } },
    facts: (choices) => facts(choices.name),
  })
}

/**
 * Changes the brand color, given as `#rrggbb`; null resets it to the built-in one.
 * @throws {Failure} `brand-changed`
 */
export function changeColor(
  ctx: Context,
  admin: Admin,
  { version, color }: { readonly version: number; readonly color: string | null },
): Promise<Brand> {
  // If the built-in color is entered, nothing is stored, because pages need no style sheet for it.
  const chosenColor = color === BUILT_IN_COLOR ? null : color
  return change(ctx, admin, {
    ...{ version, act: 'brand.recolored', change: { color: chosenColor } },
    facts: (choices) => ({ color: choices.color ?? BUILT_IN_COLOR }),
  })
}

/**
 * Shows an uploaded logo in place of the built-in mark.
 * @throws {Failure} `brand-changed`, `picture-*`, `pictures-busy`
 */
export async function changeLogo(
  ctx: Context,
  admin: Admin,
  { version, picture }: { readonly version: number; readonly picture: ReceivedFile },
): Promise<Brand> {
  const { png, width, height } = await encodeLogo(picture)
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 16)
  return change(ctx, admin, {
    ...{ version, act: 'brand.pictured', change: { logo: { hash, width, height } }, png },
    facts: ({ logo }) => ({ logo: logo !== null }),
  })
}

/**
 * Resets the logo to the built-in mark.
 * @throws {Failure} `brand-changed`
 */
export function removeLogo(ctx: Context, admin: Admin, { version }: { readonly version: number }): Promise<Brand> {
  return change(ctx, admin, {
    ...{ version, act: 'brand.pictured', change: { logo: null }, png: null },
    facts: ({ logo }) => ({ logo: logo !== null }),
  })
}

interface Change {
  readonly version: number
  readonly act: AdminAct
  readonly change: Partial<Omit<BrandChoices, 'version'>>
  /** The logo's file; null to remove it, undefined to keep it. */
  readonly png?: Buffer | null
  /** Returns the values to record, for the choices before and after the change. */
  readonly facts: (choices: BrandChoices) => Readonly<Record<string, unknown>>
}

/** Saves a choice, unless it equals the present one, and applies it immediately in this process. */
async function change(ctx: Context, admin: Admin, { version, act, change, png, facts }: Change): Promise<Brand> {
  const savedChoices = await ctx.db.transaction().execute(async (tx) => {
    await tx.selectFrom('site_brand').select('version').forUpdate().execute()
    const before = await readBrand(tx)
    if (before.version !== version) throw new Failure(brandErrors['brand-changed'])
    const after = { ...before, ...change, version: version + 1 }
    if (JSON.stringify({ ...after, version }) === JSON.stringify(before)) return before
    const { name, color, logo } = after
    await tx
      .updateTable('site_brand')
      .set({ name, color, version: after.version })
      .set({ logo_hash: logo?.hash ?? null, logo_width: logo?.width ?? null, logo_height: logo?.height ?? null })
      .$if(png !== undefined, (query) => query.set({ logo_png: png ?? null }))
      .execute()
    await recordAct(ctx, tx, { act, by: admin.loginId, subject: SITE, before: facts(before), after: facts(after) })
    return after
  })
  await refreshBrand(ctx)
  return presentBrand(savedChoices, ctx.config.productName)
}

function presentBrand({ version, name, color, logo }: BrandChoices, configuredName: string): Brand {
  const image = logo && { url: logoPath(logo), width: logo.width, height: logo.height }
  return { version, name, configuredName, color, logo: image }
}
