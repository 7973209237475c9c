import type { Suggestion } from '@rise/contract/connections/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { companyTiesInWords } from './company-ties.ts'
import { findTiedCompanies } from './find-tied-companies.ts'
import { memberCardsOf } from './member-cards.ts'
import { readOwnFacts } from './own-facts.ts'
import { varyReasons } from './vary-reasons.ts'

/** More than are shown: some of them the member does not see. */
const MOST = 40

/**
 * Companies whom the acting member does not follow yet, the best tied first, each with one reason: what a member knows,
 * where they are, what they look for, and whom they follow; then those with most new jobs. What is looked at is bounded,
 * however many there are. None for an admin.
 */
export async function suggestCompanies({ db }: Context, { actorId }: SignedIn): Promise<Suggestion[]> {
  if (actorId === null) return []
  const facts = await readOwnFacts(db, actorId)
  const rows = await findTiedCompanies(db, actorId, facts)
  const candidates = [...Map.groupBy(rows, ({ id }) => id)].map(([id, ties]) => ({
    id,
    ...companyTiesInWords(id, ties, facts),
  }))
  const best = varyReasons(candidates, MOST)
  const cards = await memberCardsOf(
    db,
    actorId,
    best.map(({ id }) => id),
  )
  return best
    .flatMap(({ id, reason, tied }) => {
      const member = cards.get(id)
      return member && !member.isFollowing ? [{ member, reason, tied }] : []
    })
    .slice(0, PAGE_SIZE)
}
