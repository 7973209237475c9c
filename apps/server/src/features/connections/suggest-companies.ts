import type { Suggestion } from '@rise/contract/connections/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { companyTiesInWords } from './company-ties.ts'
import { findTiedCompanies } from './find-tied-companies.ts'
import { memberCardsOf } from './member-cards.ts'
import { readOwnFacts } from './own-facts.ts'
import { varyReasons } from './vary-reasons.ts'

/** The maximum number of suggestions that are read: more than are shown, because some are hidden from the member. */
const MOST_SUGGESTIONS = 40

/**
 * Returns companies that the acting member does not follow yet, each with one reason. Companies with the most in common
 * (such as skills, places and follows) come first, then those with the most new jobs. Examines a bounded number of
 * rows. Empty for an admin.
 */
export async function suggestCompanies({ db }: Context, { actorId }: SignedIn): Promise<Suggestion[]> {
  if (actorId === null) return []
  const facts = await readOwnFacts(db, actorId)
  const rows = await findTiedCompanies(db, actorId, facts)
  const candidates = [...Map.groupBy(rows, ({ id }) => id)].map(([id, ties]) => ({
    id,
    ...companyTiesInWords(id, ties, facts),
  }))
  const best = varyReasons(candidates, MOST_SUGGESTIONS)
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
