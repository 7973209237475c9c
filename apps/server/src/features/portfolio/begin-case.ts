import { portfolioErrors } from '@rise/contract/portfolio/errors'
import { MOST_CASES } from '@rise/contract/portfolio/limits'
import type { OwnCase } from '@rise/contract/portfolio/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { cases } from './case-row.ts'
import { caseSlugs } from './case-slug.ts'
import { lockPortfolio } from './own-cases.ts'
import { presentOwnCase } from './present-case.ts'

/**
 * Creates a draft of a case, at the beginning of its owner's list.
 * @throws {Failure} `forbidden`, `too-many-cases`
 */
export function beginCase(ctx: Context, member: SignedIn, title: string): Promise<OwnCase> {
  return ctx.db.transaction().execute(async (tx) => {
    const actorId = await lockPortfolio(tx, member)
    const { count, first } = await tx
      .selectFrom('portfolio_case')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('position').as('first')])
      .where('actor_id', '=', actorId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_CASES) throw new Failure(portfolioErrors['too-many-cases'])
    const id = ctx.newId()
    const now = ctx.clock.now()
    await tx
      .insertInto('portfolio_case')
      .values({ id, actor_id: actorId, title, position: (first ?? 0) - 1, created_at: now, updated_at: now })
      .execute()
    await caseSlugs.give(tx, id, title)
    return presentOwnCase(await cases(tx).where('card.id', '=', id).executeTakeFirstOrThrow(), [])
  })
}
