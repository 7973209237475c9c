import { layoffsErrors } from '@rise/contract/layoffs/errors'
import type { Layoff } from '@rise/contract/layoffs/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { notBlocked, viewerOf } from '../connections/index.ts'
import { presentReactions, reactionsOf } from '../discussion/index.ts'
import { listHiring } from './companies/list-hiring.ts'
import { newestLayoffs } from './list/list-layoffs.ts'
import { publicLayoff } from './public-layoff.ts'

const MOST_OTHERS = 5

/**
 * Returns a layoff in the tracker; for a merged layoff, its target. If there is a block between a company and the
 * viewer, the company isn't linked, and its statement and offer are left out.
 *
 * @throws {Failure} `layoff-not-found`
 */
export async function findLayoff(ctx: Context, viewer: Requester, slug: string): Promise<Layoff> {
  const viewerActorId = viewerOf(viewer)
  const { id, name_key, updated_at } = await publicLayoff(ctx.db, slug)
  const sameName = sql<boolean>`layoff.state = 'public' and layoff.name_key = ${name_key} and layoff.id <> ${id}`
  const [[card], answer, hiring, otherLayoffs, reactionResult] = await Promise.all([
    newestLayoffs(ctx, sql`layoff.id = ${id}`, 1, viewerActorId),
    answerOf(ctx.db, id, viewerActorId),
    listHiring(ctx, id, { viewerActorId }),
    newestLayoffs(ctx, sameName, MOST_OTHERS, viewerActorId),
    sql<{ reactions: Parameters<typeof presentReactions>[0] }>`
      select ${reactionsOf(viewerActorId, 'layoff.id')} as reactions from layoff where layoff.id = ${id}`.execute(
      ctx.db,
    ),
  ])
  const [row] = reactionResult.rows
  if (!card || !row) throw new Failure(layoffsErrors['layoff-not-found'])
  return {
    ...card,
    ...{ answer, hiring, others: otherLayoffs, reactions: presentReactions(row.reactions) },
    updatedAt: updated_at.toISOString(),
  }
}

async function answerOf(db: Database, layoffId: string, viewerActorId: string | null): Promise<Layoff['answer']> {
  const row = await db
    .selectFrom('layoff_answer')
    .innerJoin('layoff', 'layoff.id', 'layoff_answer.layoff_id')
    .innerJoin('actor', 'actor.id', 'layoff_answer.company_id')
    .select(['layoff_answer.id', 'layoff_answer.company_id', 'layoff_answer.text', 'layoff_answer.updated_at'])
    .select('layoff_answer.hidden_at')
    .where('layoff_answer.layoff_id', '=', layoffId)
    // The statement may be from a company that is no longer linked.
    .whereRef('layoff.company_id', '=', 'layoff_answer.company_id')
    .where('actor.listed', '=', true)
    .where(notBlocked(viewerActorId, 'actor.id'))
    .executeTakeFirst()
  if (!row) return null
  const { id: _id, company_id: companyId, text, updated_at, hidden_at } = row
  const isHidden = hidden_at !== null
  return isHidden && companyId !== viewerActorId
    ? null
    : { _id, companyId, text, hidden: isHidden, date: updated_at.toISOString() }
}
