import { companyBlocksErrors } from '@rise/contract/company-blocks/errors'
import { MOST_VERSIONS } from '@rise/contract/company-blocks/limits'
import type { PageDraft } from '@rise/contract/company-blocks/shapes'
import { templatePrompts, unfinishedBlocks } from '@rise/contract/company-blocks/templates/policy'
import type { PageLanguages } from '@rise/texts/page-languages'
import { SOURCE_LANGUAGE } from '@rise/texts/text-source'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { withLanguage } from '../../../platform/language/with-language.ts'
import { assertRevision, changePageDraft } from '../change-draft.ts'
import { pictureIdsOf } from '../clean-layout.ts'

/**
 * Publishes the whole draft in one step. A draft without changes creates no further version. Deletes the oldest
 * versions beyond the limit; their pictures are released with the next change of the draft.
 *
 * @throws {Failure} `draft-changed`; `page-unfinished` if the draft still has a template's own sentences; and the
 * errors of `companyForAct`
 */
export function publishDraft(ctx: Context, member: Acting, slug: string, revision: number): Promise<PageDraft> {
  return changePageDraft(ctx, member, slug, async (tx, page) => {
    assertRevision(page, revision)
    if (unfinishedBlocks(page.layout.blocks, promptsIn(ctx.config.languages)).length > 0)
      throw new Failure(companyBlocksErrors['page-unfinished'])
    const { id: companyId } = page.company
    const body = JSON.stringify(page.layout)
    const { rows } = await sql<{ version: number; same: boolean }>`
      select version, version = ${page.published} and body = ${body}::jsonb as same
      from company_layout_version where company_id = ${companyId} order by version desc`.execute(tx)
    if (rows.some(({ same }) => same)) return
    const version = (rows[0]?.version ?? 0) + 1
    const row = { company_id: companyId, version, body, picture_ids: [...new Set(pictureIdsOf(page.layout))] }
    await tx
      .insertInto('company_layout_version')
      .values({ ...row, login_id: member.loginId, created_at: ctx.clock.now() })
      .execute()
    await tx.updateTable('company_layout').set({ published: version }).where('company_id', '=', companyId).execute()
    await tx
      .deleteFrom('company_layout_version')
      .where('company_id', '=', companyId)
      .where('version', '<=', version - MOST_VERSIONS)
      .execute()
    const identity = { actorId: companyId, loginId: member.loginId }
    await ctx.activity.record(tx, { kind: 'company-blocks.published', ...identity, data: { version } })
  })
}

/** Returns the templates' sentences in all languages, because members of a team may use different ones. */
function promptsIn(languages: PageLanguages): string[] {
  return [...new Set([SOURCE_LANGUAGE, ...languages])].flatMap((language) => withLanguage(language, templatePrompts))
}
