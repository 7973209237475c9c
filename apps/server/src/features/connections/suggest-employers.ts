import type { Database } from '../../platform/database.ts'
import { companyTiesInWords } from './company-ties.ts'
import { findTiedCompanies } from './find-tied-companies.ts'
import { readOwnFacts } from './own-facts.ts'
import type { Proposal } from './proposal.ts'

const MOST = 40

/**
 * Companies to follow, the best tied first, each with the one reason that says most: what a member knows, where they are, what
 * they look for, and whom they follow; then those with most new jobs. What is looked at is bounded, however many there are.
 */
export async function suggestEmployers(db: Database, actorId: string): Promise<Proposal[]> {
  const facts = await readOwnFacts(db, actorId)
  const rows = await findTiedCompanies(db, actorId, facts)
  return [...Map.groupBy(rows, ({ id }) => id)]
    .map(([id, ties]) => ({ id, ...companyTiesInWords(ties, facts) }))
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .slice(0, MOST)
    .flatMap(({ id, reason, tied }) => (reason === undefined ? [] : [{ id, reason, tied }]))
}
