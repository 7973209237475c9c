import type { CreditedCase } from '@rise/contract/portfolio/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { notBlocked } from '../../connections/index.ts'
import { presentAuthor } from '../present-author.ts'
import { creditState } from './credit-rows.ts'

const MOST_CREDITS = 100

/** Returns the published cases that want to name the member, with the member's answers; the latest requests first. */
export async function listCredits({ db }: Context, { actorId }: Acting): Promise<CreditedCase[]> {
  const rows = await db
    .selectFrom('portfolio_credit as credit')
    .innerJoin('portfolio_case as card', 'card.id', 'credit.case_id')
    .innerJoin('portfolio_slug as address', (join) =>
      join.onRef('address.case_id', '=', 'card.id').on('address.present', '=', true),
    )
    .innerJoin('actor', 'actor.id', 'card.actor_id')
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .select(['address.slug', 'card.title', 'credit.part', 'actor.slug as author_slug', 'actor.kind as author_kind'])
    .select(['professional.first_name', 'professional.last_name', 'company.name as company_name'])
    .select(creditState.as('state'))
    .where('credit.actor_id', '=', actorId)
    .where('credit.wanted', '=', true)
    .where('credit.asked_at', 'is not', null)
    .where('card.published_at', 'is not', null)
    .where('actor.listed', '=', true)
    .where(notBlocked(actorId, 'actor.id'))
    .orderBy('credit.asked_at', 'desc')
    .orderBy('card.id')
    .limit(MOST_CREDITS)
    .execute()
  return rows.map(({ slug, title, part, state, ...author }) => ({
    ...{ slug, title, part, state: state ?? 'asked' },
    author: presentAuthor(author),
  }))
}
