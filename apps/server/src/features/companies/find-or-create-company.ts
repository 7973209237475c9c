import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { slugify } from '../../platform/slug.ts'
import { createActor } from '../session/index.ts'

/** Literal segments of the routes below /company: a company of such a slug could not be reached. */
const reserved = new Set(['badges', 'community', 'edit', 'edit-overview', 'jobs', 'onboarding', 'preview'])
const longestSlug = 60

export interface CompanyRef {
  readonly id: string
  readonly name: string
}

/**
 * The company of this name, letter case aside; when there is none, a page marked as imported, which nobody owns yet.
 * Safe beside others that do the same: one name, one company. `name` is one clean line.
 */
export async function findOrCreateCompany(ctx: Context, name: string): Promise<CompanyRef> {
  return (await findCompanyByName(ctx, name)) ?? (await ctx.db.transaction().execute((tx) => createOnce(ctx, tx, name)))
}

/** The oldest company of this name, letter case aside; undefined when there is none. */
export function findCompanyByName(
  ctx: Context,
  name: string,
  db: Context['db'] | Tx = ctx.db,
): Promise<CompanyRef | undefined> {
  return db
    .selectFrom('company')
    .select(['actor_id as id', 'name'])
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .orderBy('created_at')
    .orderBy('actor_id')
    .executeTakeFirst()
}

async function createOnce(ctx: Context, tx: Tx, name: string): Promise<CompanyRef> {
  await sql`select pg_advisory_xact_lock(hashtextextended('company-name:' || lower(${name}), 0))`.execute(tx)
  const existing = await findCompanyByName(ctx, name, tx)
  if (existing !== undefined) return existing

  const slug = slugify(name, longestSlug) || 'company'
  const id = await createActor(ctx, tx, { kind: 'company', slug, reserved })
  const now = ctx.clock.now()
  await tx
    .insertInto('company')
    .values({ actor_id: id, name, imported: true, created_at: now, updated_at: now })
    .execute()
  return { id, name }
}
