import { portfolioErrors } from '@rise/contract/portfolio/errors'
import type { OwnCaseCard } from '@rise/contract/portfolio/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { cardsOf } from './case-row.ts'
import { lockPortfolio } from './own-cases.ts'
import { presentOwnCard } from './present-case.ts'

/**
 * Reorders the member's cases; `ids` contains each of them once.
 * @throws {Failure} `case-order-changed` if `ids` are not exactly the current cases
 */
export function orderCases(ctx: Context, member: SignedIn, ids: readonly string[]): Promise<OwnCaseCard[]> {
  return ctx.db.transaction().execute(async (tx) => {
    const actorId = await lockPortfolio(tx, member)
    const presentIds = (await cardsOf(tx, actorId)).map(({ id }) => id)
    const isWhole = ids.length === presentIds.length && presentIds.every((id) => ids.includes(id))
    if (!isWhole) throw new Failure(portfolioErrors['case-order-changed'])
    await sql`
      update portfolio_case set position = wished.position
      from unnest(${[...ids]}::uuid[]) with ordinality as wished (id, position)
      where portfolio_case.id = wished.id`.execute(tx)
    return (await cardsOf(tx, actorId)).map(presentOwnCard)
  })
}
