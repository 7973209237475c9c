import { layoffsErrors } from '@rise/contract/layoffs/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { publicLayoff } from '../public-layoff.ts'
import { ownCompany } from './own-company.ts'
import { screenWords } from './screen-words.ts'

/**
 * Publishes a company's statement on a layoff that it is linked to, replacing an earlier one.
 *
 * @throws {Failure} `layoff-not-found`, `layoff-company`, `words-refused`, `forbidden`
 */
export async function answerLayoff(ctx: Context, member: Acting, slug: string, text: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id, companyId } = await linkedLayoff(tx, member, slug)
    await screenWords(ctx, tx, { actorId: companyId, text, field: 'body.text' })
    const now = ctx.clock.now()
    const words = { company_id: companyId, text, updated_at: now }
    await tx
      .insertInto('layoff_answer')
      .values({ layoff_id: id, created_at: now, ...words })
      .onConflict((conflict) => conflict.column('layoff_id').doUpdateSet(words))
      .execute()
    const data = { layoffId: id, companyId }
    await ctx.activity.record(tx, { kind: 'layoff.answered', ...actingAs(member), data })
  })
}

/**
 * Deletes the company's statement, if there is one.
 *
 * @throws {Failure} `layoff-not-found`, `layoff-company`, `forbidden`
 */
export async function deleteAnswer(ctx: Context, member: Acting, slug: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { id, companyId } = await linkedLayoff(tx, member, slug)
    const deletedAnswer = await tx
      .deleteFrom('layoff_answer')
      .where('layoff_id', '=', id)
      .returning('layoff_id')
      .executeTakeFirst()
    const data = { layoffId: id, companyId }
    if (deletedAnswer) await ctx.activity.record(tx, { kind: 'layoff.answer-deleted', ...actingAs(member), data })
  })
}

async function linkedLayoff(tx: Tx, member: Acting, slug: string): Promise<{ id: string; companyId: string }> {
  const { id, company_id: companyId } = await publicLayoff(tx, slug)
  const company = await ownCompany(tx, member, 'write-news')
  if (companyId !== company.id) throw new Failure(layoffsErrors['layoff-company'])
  return { id, companyId }
}
