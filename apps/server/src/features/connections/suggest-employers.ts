import type { Database } from '../../platform/database.ts'
import { companyTiesInWords } from './company-ties.ts'
import { findTiedCompanies } from './find-tied-companies.ts'
import { readOwnFacts } from './own-facts.ts'
import type { Proposal } from './proposal.ts'
import { varyReasons } from './vary-reasons.ts'

const MOST = 40

/**
 * Companies to follow, the best tied first, each with one reason: what a member knows, where they are, what they look for,
 * and whom they follow; then those with most new jobs. What is looked at is bounded, however many there are.
 */
export async function suggestEmployers(db: Database, actorId: string): Promise<Proposal[]> {
  const facts = await readOwnFacts(db, actorId)
  const rows = await findTiedCompanies(db, actorId, facts)
  const candidates = [...Map.groupBy(rows, ({ id }) => id)].map(([id, ties]) => ({
    id,
    ...companyTiesInWords(ties, facts),
  }))
  return varyReasons(candidates, MOST).map(({ id, reason, tied }) => ({ id, reason, tied }))
}
