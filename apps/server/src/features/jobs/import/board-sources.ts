import type { Context } from '../../../platform/context.ts'
import { findCompanyByName, findOrCreateCompany } from '../../companies/index.ts'

/** The row that stands for one company's board of one kind. */
export interface BoardSource {
  readonly id: string
  readonly companyId: string
  readonly companyName: string
}

/** The source of this kind and company; company and source are made when they are new. */
export async function findOrCreateSource(ctx: Context, kind: string, companyName: string): Promise<BoardSource> {
  const company = await findOrCreateCompany(ctx, companyName)
  const existing = await findSource(ctx, kind, company.id)
  const id = existing ?? (await insertSource(ctx, kind, company.id))
  return { id, companyId: company.id, companyName: company.name }
}

/** The source that an earlier import made, null when there was none; nothing is written. */
export async function findKnownSource(ctx: Context, kind: string, companyName: string): Promise<BoardSource | null> {
  const company = await findCompanyByName(ctx, companyName)
  const id = company && (await findSource(ctx, kind, company.id))
  return company && id !== undefined ? { id, companyId: company.id, companyName: company.name } : null
}

async function findSource(ctx: Context, kind: string, companyId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('job_source')
    .select('id')
    .where('kind', '=', kind)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.id
}

async function insertSource(ctx: Context, kind: string, companyId: string): Promise<string> {
  await ctx.db
    .insertInto('job_source')
    .values({ id: ctx.newId(), kind, company_id: companyId, last_import_at: null })
    .onConflict((conflict) => conflict.columns(['kind', 'company_id']).doNothing())
    .execute()
  const { id } = await ctx.db
    .selectFrom('job_source')
    .select('id')
    .where('kind', '=', kind)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return id
}
