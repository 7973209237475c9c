import type { PageDraft } from '@rise/contract/company-blocks/shapes'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { companyForAct, type TeamCompany } from '../companies/index.ts'
import { showLayout } from './show-layout.ts'
import { emptyLayout, readLayout } from './stored-layout.ts'

/** Returns the draft of a company's page for its team. Throws the errors of `companyForAct`. */
export async function readDraft(ctx: Context, member: Acting, slug: string): Promise<PageDraft> {
  return draftOf(ctx, ctx.db, await companyForAct(ctx.db, member, slug, 'edit-page'))
}

/** Returns the draft of a company that the caller may edit. */
export async function draftOf(ctx: Context, db: Database | Tx, company: TeamCompany): Promise<PageDraft> {
  const row = await db
    .selectFrom('company_layout as page')
    .leftJoin('company_layout_version as shown', (join) =>
      join.onRef('shown.company_id', '=', 'page.company_id').onRef('shown.version', '=', 'page.published'),
    )
    .select(['page.draft', 'page.revision', 'page.published'])
    .select((eb) => eb('page.draft', 'is distinct from', eb.ref('shown.body')).as('changed'))
    .where('page.company_id', '=', company.id)
    .executeTakeFirst()
  const layout = row ? readLayout(row.draft) : emptyLayout
  return {
    _id: company.id,
    slug: company.slug,
    revision: row?.revision ?? 0,
    published: row?.published ?? null,
    changed: row ? row.changed === true && !(row.published === null && layout.blocks.length === 0) : false,
    ...(await showLayout(ctx, db, { company, layout, viewerActorId: company.id })),
  }
}
