import type { EndpointParsed } from '@rise/contract/endpoint'
import type { portfolioEndpoints } from '@rise/contract/portfolio/endpoints'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { actingAs, type SignedIn } from '../../../platform/http/requester.ts'
import { notBlocked } from '../../connections/index.ts'
import { refusedAt } from '../refused-at.ts'

type Credits = EndpointParsed<(typeof portfolioEndpoints)['PUT /api/v1/portfolio/{slug}']>['body']['credits']

/** The maximum number of people whose consent the owner of a portfolio can request per day. */
const requestLimit = { name: 'case-credits', points: 40, seconds: 86_400 }

/**
 * Stores the people that the owner wants to name in a case, in order. People who stay keep their answers. A refusal is
 * kept even after the person is removed, so that their consent is never requested again.
 * @throws {Failure} `credit-unknown`
 */
export async function saveCredits(
  tx: Tx,
  { id, ownerId, credits }: { readonly id: string; readonly ownerId: string; readonly credits: Credits },
): Promise<void> {
  const people = await findPeople(tx, ownerId, credits)
  const creditedIds = people.map(({ actorId }) => actorId)
  const deletion = tx
    .deleteFrom('portfolio_credit')
    .where('case_id', '=', id)
    .where('declined_at', 'is', null)
    .$if(creditedIds.length > 0, (query) => query.where('actor_id', 'not in', creditedIds))
  await deletion.execute()
  await tx.updateTable('portfolio_credit').set({ wanted: false }).where('case_id', '=', id).execute()
  if (people.length === 0) return
  await tx
    .insertInto('portfolio_credit')
    .values(
      people.map(({ actorId, part }, place) => ({
        ...{ case_id: id, actor_id: actorId, part, place, wanted: true },
        ...{ asked_at: null, agreed_at: null, declined_at: null },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['case_id', 'actor_id']).doUpdateSet(({ ref }) => ({
        part: ref('excluded.part'),
        place: ref('excluded.place'),
        wanted: true,
      })),
    )
    .execute()
}

/**
 * Requests consent from the people in a published case who have not been asked yet.
 * @throws {Failure} `too-many-requests`
 */
export async function requestCredits(ctx: Context, tx: Tx, member: SignedIn, caseId: string): Promise<void> {
  const requestedRows = await tx
    .updateTable('portfolio_credit')
    .set({ asked_at: ctx.clock.now() })
    .where('case_id', '=', caseId)
    .where('wanted', '=', true)
    .where('asked_at', 'is', null)
    .returning('actor_id')
    .execute()
  for (const _each of requestedRows) await ctx.limits.of(requestLimit).consume(member.id)
  await ctx.activity.recordAll(
    tx,
    requestedRows.map(({ actor_id }) => ({
      kind: 'portfolio.credit-asked' as const,
      ...actingAs(member),
      data: { caseId, memberId: actor_id },
    })),
  )
}

async function findPeople(tx: Tx, ownerId: string, credits: Credits) {
  if (credits.length === 0) return []
  const rows = await tx
    .selectFrom('actor')
    .select(['id', 'slug'])
    .where('kind', '=', 'professional')
    .where(
      'slug',
      'in',
      credits.map(({ slug }) => slug),
    )
    .where('listed', '=', true)
    .where('id', '!=', ownerId)
    .where(notBlocked(ownerId, 'actor.id'))
    .execute()
  const ids = new Map(rows.map((row) => [row.slug, row.id]))
  return credits.map(({ slug, part }) => {
    const actorId = ids.get(slug)
    if (actorId === undefined) throw refusedAt('credit-unknown', 'credits')
    return { actorId, part }
  })
}
