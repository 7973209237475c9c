import { companyBlocksErrors } from '@rise/contract/company-blocks/errors'
import type { Block, BlockContent, PageLayout } from '@rise/contract/company-blocks/fields'
import type { PageDraft } from '@rise/contract/company-blocks/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { assertRevision, changePageDraft, storeDraft } from './change-draft.ts'
import { cleanContent } from './clean-layout.ts'

/**
 * Saves the whole draft; the second of two changes to one revision is refused.
 *
 * @throws {Failure} `draft-changed`, and the errors of `storeDraft` and `companyForAct`
 */
export function saveDraft(
  ctx: Context,
  member: Acting,
  slug: string,
  { revision, layout }: { readonly revision: number; readonly layout: PageLayout },
): Promise<PageDraft> {
  return changePageDraft(ctx, member, slug, async (tx, page) => {
    assertRevision(page, revision)
    const previousBlocks = new Map(page.layout.blocks.map((block) => [block.id, block]))
    const blocks = layout.blocks.map((block) => withVersion(cleanContent(block), previousBlocks.get(block.id)))
    await storeDraft(ctx, tx, page, { ...layout, blocks })
    const identity = { actorId: page.company.id, loginId: member.loginId }
    const data = { revision: revision + 1, block: null }
    await ctx.activity.record(tx, { kind: 'company-blocks.draft-saved', ...identity, data })
  })
}

/** Returns the block with its next version if its content has changed. */
function withVersion(block: Block, before: Block | undefined): Block {
  if (!before) return { ...block, version: 1 }
  return { ...block, version: isSame(block, before) ? before.version : before.version + 1 }
}

function isSame(one: BlockContent, other: BlockContent): boolean {
  return one.kind === other.kind && JSON.stringify(one.content) === JSON.stringify(other.content)
}

/**
 * Saves the content of one block, unless it has changed since this version. Changes to the rest of the page, and to the
 * block's place on it, stay.
 *
 * @throws {Failure} `block-not-found`, `block-changed`, and the errors of `storeDraft` and `companyForAct`
 */
export async function saveBlock(
  ctx: Context,
  member: Acting,
  slug: string,
  { id, version, ...change }: { readonly id: string; readonly version: number } & BlockContent,
): Promise<Block> {
  const { layout } = await changePageDraft(ctx, member, slug, async (tx, page) => {
    const previousBlock = page.layout.blocks.find((block) => block.id === id)
    if (previousBlock?.kind !== change.kind) throw new Failure(companyBlocksErrors['block-not-found'])
    if (previousBlock.version !== version) throw new Failure(companyBlocksErrors['block-changed'])
    const { tab, wide, hidden } = previousBlock
    const changedBlock: Block = { id, version: version + 1, tab, wide, hidden, ...change }
    const blocks = page.layout.blocks.map((block) => (block.id === id ? changedBlock : block))
    await storeDraft(ctx, tx, page, { ...page.layout, blocks })
    const identity = { actorId: page.company.id, loginId: member.loginId }
    const data = { revision: page.revision + 1, block: id }
    await ctx.activity.record(tx, { kind: 'company-blocks.draft-saved', ...identity, data })
  })
  const savedBlock = layout.blocks.find((block) => block.id === id)
  if (!savedBlock) throw new Failure(companyBlocksErrors['block-not-found'])
  return savedBlock
}
