import type { Suggestion } from '@rise/contract/connections'
import { PAGE_SIZE } from '@rise/contract/pagination'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { memberCardsOf } from './member-cards.ts'
import { suggestEmployers } from './suggest-employers.ts'
import { suggestProfessionals } from './suggest-professionals.ts'

/**
 * Members whom the acting member does not follow yet, each with the reason: of one role, or of both in turn. Nobody for
 * an admin.
 */
export async function suggestMembers(
  { db }: Context,
  { actorId }: SignedIn,
  role?: 'professional' | 'employer',
): Promise<Suggestion[]> {
  if (actorId === null) return []
  const [professionals, employers] = await Promise.all([
    role === 'employer' ? [] : suggestProfessionals(db, actorId),
    role === 'professional' ? [] : suggestEmployers(db, actorId),
  ])
  const inTurn = Array.from({ length: PAGE_SIZE }, (_, turn) => [professionals[turn], employers[turn]]).flat()
  const proposals = inTurn.filter((proposal) => proposal !== undefined)
  const cards = await memberCardsOf(
    db,
    actorId,
    proposals.map(({ id }) => id),
  )
  return proposals
    .flatMap(({ id, reason, tied }) => {
      const member = cards.get(id)
      return member && !member.isFollowing && id !== actorId ? [{ member, reason, tied }] : []
    })
    .slice(0, PAGE_SIZE)
}
