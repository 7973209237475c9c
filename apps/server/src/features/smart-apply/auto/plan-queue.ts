import type { AutoRules } from '@rise/contract/smart-apply/fields'
import type { SkipReason } from '@rise/contract/smart-apply/kinds'
import type { BestCandidate } from '../jobs/best-candidates.ts'
import type { Candidate } from '../jobs/read-candidates.ts'

export interface Planned extends BestCandidate {
  /** Null if it joins the queue. */
  readonly reason: SkipReason | null
}

/** The present state of a queue. */
export interface Queued {
  readonly today: number
  readonly companyIds: ReadonlySet<string>
}

/** Returns the jobs that the rules allow into a queue, best match first, and the reasons against the others. */
export function planQueue(candidates: readonly BestCandidate[], rules: AutoRules, queued: Queued): Planned[] {
  const companies = new Set(queued.companyIds)
  let today = queued.today
  return candidates.map((one) => {
    const reason = reasonToSkip(one, rules, companies) ?? (today >= rules.perDay ? 'day-full' : null)
    if (reason === null) {
      today += 1
      companies.add(one.candidate.companyId)
    }
    return { ...one, reason }
  })
}

/**
 * Returns the reason that the rules exclude a job; null if they don't. `companyIds` are the companies with an
 * application in the queue.
 */
export function reasonToSkip(
  { candidate, score }: Pick<BestCandidate, 'candidate' | 'score'>,
  rules: AutoRules,
  companyIds: ReadonlySet<string> = new Set(),
): SkipReason | null {
  if (candidate.isApplied) return 'applied'
  if (!candidate.isOpen) return 'closed'
  if (candidate.isHidden) return 'hidden'
  if (rules.never.some((name) => hasName(candidate.companyName, name))) return 'never-company'
  if (!rules.sameCompany && (candidate.isRecent || companyIds.has(candidate.companyId))) return 'recent-company'
  if (score < rules.leastMatch) return 'below-match'
  if (!fitsPlace(candidate, rules)) return 'place'
  return reasonOfPay(candidate, rules) ?? (candidate.questions === null && !rules.elsewhere ? 'elsewhere' : null)
}

/** "Acme" means "Acme GmbH" as well: a missing application does less harm than an unwanted one. */
function hasName(companyName: string, name: string): boolean {
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return words(companyName).includes(words(name))
}

function fitsPlace({ isRemote, areas }: Candidate, { remote, places }: AutoRules): boolean {
  if (isRemote) return remote
  return places.length === 0 || places.some((place) => areas.includes(place.toLowerCase()))
}

/** Pay in another currency isn't converted and counts as not stated. */
function reasonOfPay({ payYearly, payCurrency }: Candidate, { pay, unknownPay }: AutoRules): SkipReason | null {
  if (pay === null) return null
  if (payYearly === null || payCurrency !== pay.currency) return unknownPay ? null : 'pay-unknown'
  return payYearly < pay.amount ? 'pay-low' : null
}
