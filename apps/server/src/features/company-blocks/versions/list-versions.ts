import { companyBlocksErrors } from '@rise/contract/company-blocks/errors'
import { MOST_VERSIONS } from '@rise/contract/company-blocks/limits'
import type { PageVersion, ShownPage } from '@rise/contract/company-blocks/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct } from '../../companies/index.ts'
import { showLayout } from '../show-layout.ts'
import { readLayout } from '../stored-layout.ts'

/** Returns the published versions, newest first. Throws the errors of `companyForAct`. */
export async function listVersions({ db }: Context, member: Acting, slug: string): Promise<PageVersion[]> {
  const { id } = await companyForAct(db, member, slug, 'edit-page')
  const rows = await db
    .selectFrom('company_layout_version as kept')
    .leftJoin('membership', (join) =>
      join.onRef('membership.login_id', '=', 'kept.login_id').onRef('membership.actor_id', '=', 'kept.company_id'),
    )
    .leftJoin('login', 'login.id', 'membership.login_id')
    .select(['kept.version', 'kept.created_at', 'login.first_name', 'login.last_name'])
    .select(sql<number>`jsonb_array_length(kept.body -> 'blocks')`.as('blocks'))
    .where('kept.company_id', '=', id)
    .orderBy('kept.version', 'desc')
    .limit(MOST_VERSIONS)
    .execute()
  return rows.map(({ version, created_at, blocks, first_name, last_name }) => ({
    version,
    date: created_at.toISOString(),
    by: [first_name, last_name].filter(Boolean).join(' ') || null,
    blocks,
  }))
}

/** Returns a version as it was published. Throws `version-not-found`, and the errors of `companyForAct`. */
export async function findVersion(ctx: Context, member: Acting, slug: string, version: number): Promise<ShownPage> {
  const company = await companyForAct(ctx.db, member, slug, 'edit-page')
  const row = await versionRow(ctx.db, company.id, version)
  if (!row) throw new Failure(companyBlocksErrors['version-not-found'])
  return showLayout(ctx, ctx.db, { company, layout: readLayout(row.body), viewerActorId: company.id })
}

export function versionRow(db: Database | Tx, companyId: string, version: number) {
  return db
    .selectFrom('company_layout_version')
    .select('body')
    .where('company_id', '=', companyId)
    .where('version', '=', version)
    .executeTakeFirst()
}
