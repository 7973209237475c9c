import { companySegments } from '@rise/contract/companies/words'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { createActor } from '../session/index.ts'
import { companySlug } from './company-slug.ts'

export interface CompanyRef {
  readonly id: string
  readonly name: string
}

/**
 * Returns the company of this name, ignoring letter case; if there is none, creates an imported page, which no one owns
 * yet. Safe under concurrent calls: one name, one company. `name` is one clean line.
 */
export async function findOrCreateCompany(ctx: Context, name: string): Promise<CompanyRef> {
  return (await findCompanyByName(ctx, name)) ?? (await ctx.db.transaction().execute((tx) => createOnce(ctx, tx, name)))
}

/**
 * Returns the page of this name, ignoring letter case: one that an import created under the name, or one that no one
 * acts for. Undefined if there is none. A company that signed up under the name doesn't count, because registering a
 * name must not attract its imports.
 */
export function findCompanyByName(
  ctx: Context,
  name: string,
  db: Context['db'] | Tx = ctx.db,
): Promise<CompanyRef | undefined> {
  return db
    .selectFrom('company')
    .select(['actor_id as id', 'name'])
    .where(
      sql<boolean>`(lower(import_name) = lower(${name}) or (lower(name) = lower(${name}) and not exists (
        select from membership where membership.actor_id = company.actor_id)))`,
    )
    .orderBy(sql`lower(import_name) is not distinct from lower(${name})`, 'desc')
    .orderBy('created_at')
    .orderBy('actor_id')
    .executeTakeFirst()
}

async function createOnce(ctx: Context, tx: Tx, name: string): Promise<CompanyRef> {
  const company = (await createPageOnce(ctx, tx, name)) ?? (await findCompanyByName(ctx, name, tx))
  if (!company) throw new Error('A page was neither made nor found.')
  return company
}

/** Creates the page of an unmanaged company; returns null if a page of this name exists. */
export async function createPageOnce(ctx: Context, tx: Tx, name: string): Promise<CompanyRef | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('company-name:' || lower(${name}), 0))`.execute(tx)
  if ((await findCompanyByName(ctx, name, tx)) !== undefined) return null

  const actor = { kind: 'company' as const, slug: companySlug(name), reserved: companySegments }
  const id = await createActor(ctx, tx, actor)
  const now = ctx.clock.now()
  await tx
    .insertInto('company')
    .values({ actor_id: id, name, import_name: name, imported: true, created_at: now, updated_at: now })
    .execute()
  return { id, name }
}
