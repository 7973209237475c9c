import type { Database } from '../../platform/database.ts'
import { companyTiesInWords } from './company-ties.ts'
import { findTiedCompanies } from './find-tied-companies.ts'
import { readOwnFacts } from './own-facts.ts'
import type { Proposal } from './proposal.ts'

const MOST = 40
/** What the same reason again takes from the weight of a proposal: several reasons are worth more than one many times. */
const REPEATED = 0.75

/**
 * Companies to follow, the best tied first, each with the one reason that says most: what a member knows, where they are, what
 * they look for, and whom they follow; then those with most new jobs. What is looked at is bounded, however many there are.
 */
export async function suggestEmployers(db: Database, actorId: string): Promise<Proposal[]> {
  const facts = await readOwnFacts(db, actorId)
  const rows = await findTiedCompanies(db, actorId, facts)
  const proposals = [...Map.groupBy(rows, ({ id }) => id)].map(([id, ties]) => ({
    id,
    ...companyTiesInWords(ties, facts),
  }))
  const said = new Map<string | undefined, number>()
  return proposals
    .toSorted(byWeight)
    .map(({ weight, ...proposal }) => {
      const times = said.get(proposal.reason) ?? 0
      said.set(proposal.reason, times + 1)
      return { ...proposal, weight: weight - times * REPEATED }
    })
    .toSorted(byWeight)
    .slice(0, MOST)
    .flatMap(({ id, reason, tied }) => (reason === undefined ? [] : [{ id, reason, tied }]))
}

interface Weighed {
  readonly id: string
  readonly weight: number
}

function byWeight(a: Weighed, b: Weighed): number {
  return b.weight - a.weight || (a.id < b.id ? -1 : 1)
}
