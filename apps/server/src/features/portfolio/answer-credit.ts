import { portfolioErrors } from '@rise/contract/portfolio/errors'
import type { PortfolioCase } from '@rise/contract/portfolio/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { type Acting, actingAs } from '../../platform/http/requester.ts'
import { findCase } from './find-case.ts'

/**
 * Agrees to be named in a published case, or declines and removes the name. Idempotent.
 *
 * @throws {Failure} `credit-not-asked`, `case-not-found`
 */
export async function answerCredit(
  ctx: Context,
  member: Acting,
  slug: string,
  agreed: boolean,
): Promise<PortfolioCase> {
  const { _id: caseId, ownCredit } = await findCase(ctx, member, slug)
  if (ownCredit === null || member.actorId === null) throw new Failure(portfolioErrors['credit-not-asked'])
  const now = ctx.clock.now()
  const { actorId } = member
  await ctx.db.transaction().execute(async (tx) => {
    const answeredCredit = await tx
      .updateTable('portfolio_credit')
      .set(agreed ? { agreed_at: now, declined_at: null } : { agreed_at: null, declined_at: now })
      .where('case_id', '=', caseId)
      .where('actor_id', '=', actorId)
      .where('wanted', '=', true)
      .where('asked_at', 'is not', null)
      .where(agreed ? 'agreed_at' : 'declined_at', 'is', null)
      .returning('actor_id')
      .executeTakeFirst()
    if (!answeredCredit) return
    await ctx.activity.record(tx, { kind: 'portfolio.credit-answered', ...actingAs(member), data: { caseId, agreed } })
  })
  return findCase(ctx, member, slug)
}
