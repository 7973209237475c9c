import { companyBlocksErrors } from '@rise/contract/company-blocks/errors'
import type { PageDraft } from '@rise/contract/company-blocks/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { assertRevision, changePageDraft, storeDraft } from '../change-draft.ts'
import { readLayout } from '../stored-layout.ts'
import { versionRow } from './list-versions.ts'

/**
 * Makes a published version the draft again. People see it once it is published.
 *
 * @throws {Failure} `version-not-found`, `draft-changed`, and the errors of `storeDraft` and `companyForAct`
 */
export function restoreVersion(
  ctx: Context,
  member: Acting,
  slug: string,
  { version, revision }: { readonly version: number; readonly revision: number },
): Promise<PageDraft> {
  return changePageDraft(ctx, member, slug, async (tx, page) => {
    assertRevision(page, revision)
    const row = await versionRow(tx, page.company.id, version)
    if (!row) throw new Failure(companyBlocksErrors['version-not-found'])
    const versions = new Map(page.layout.blocks.map((block) => [block.id, block.version]))
    const layout = readLayout(row.body)
    // Open forms of a block notice that its content has changed.
    const blocks = layout.blocks.map((block) => ({
      ...block,
      version: Math.max(block.version, (versions.get(block.id) ?? 0) + 1),
    }))
    await storeDraft(ctx, tx, page, { ...layout, blocks })
    const identity = { actorId: page.company.id, loginId: member.loginId }
    await ctx.activity.record(tx, { kind: 'company-blocks.restored', ...identity, data: { version } })
  })
}
