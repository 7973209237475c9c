import type { AutoRules } from '@rise/contract/smart-apply/fields'
import type { SkipReason } from '@rise/contract/smart-apply/kinds'
import type { ScoredJob } from '../jobs/best-applicable-jobs.ts'
import type { ApplicableJob } from '../jobs/read-applicable-jobs.ts'

export interface Planned extends ScoredJob {
  /** The reason for skipping the job; null if the job joins the queue. */
  readonly reason: SkipReason | null
}

/** The present state of a queue. */
export interface Queued {
  /** The number of applications queued within the last 24 hours. */
  readonly today: number
  /** The companies with an application that waits or is being sent. */
  readonly companyIds: ReadonlySet<string>
}

/** Decides in the given order which jobs join the queue. Returns all jobs, with the reason for each that is skipped. */
export function planQueue(jobs: readonly ScoredJob[], rules: AutoRules, queued: Queued): Planned[] {
  const companies = new Set(queued.companyIds)
  let today = queued.today
  return jobs.map((one) => {
    const reason = reasonToSkip(one, rules, companies) ?? (today >= rules.perDay ? 'day-full' : null)
    if (reason === null) {
      today += 1
      companies.add(one.job.companyId)
    }
    return { ...one, reason }
  })
}

/**
 * Returns why a job is skipped: because of its state, or by one of the rules. Null if nothing excludes it. `companyIds`
 * are the companies with an application in the queue.
 */
export function reasonToSkip(
  { job, score }: Pick<ScoredJob, 'job' | 'score'>,
  rules: AutoRules,
  companyIds: ReadonlySet<string> = new Set(),
): SkipReason | null {
  if (job.isApplied) return 'applied'
  if (!job.isOpen) return 'closed'
  if (job.isHidden) return 'hidden'
  if (rules.never.some((name) => hasName(job.companyName, name))) return 'never-company'
  if (!rules.sameCompany && (job.isRecent || companyIds.has(job.companyId))) return 'recent-company'
  if (score < rules.leastMatch) return 'below-match'
  if (!fitsPlace(job, rules)) return 'place'
  return reasonOfPay(job, rules) ?? (job.questions === null && !rules.elsewhere ? 'elsewhere' : null)
}

/**
 * Whether an excluded name means a company: "Acme" means "Acme GmbH" as well, because a missing application does less
 * harm than an unwanted one.
 */
function hasName(companyName: string, name: string): boolean {
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return words(companyName).includes(words(name))
}

function fitsPlace({ isRemote, areas }: ApplicableJob, { remote, places }: AutoRules): boolean {
  if (isRemote) return remote
  return places.length === 0 || places.some((place) => areas.includes(place.toLowerCase()))
}

/**
 * Returns the reason for skipping a job because of its pay. Pay in another currency isn't converted and counts as not
 * stated.
 */
function reasonOfPay({ payYearly, payCurrency }: ApplicableJob, { pay, unknownPay }: AutoRules): SkipReason | null {
  if (pay === null) return null
  if (payYearly === null || payCurrency !== pay.currency) return unknownPay ? null : 'pay-unknown'
  return payYearly < pay.amount ? 'pay-low' : null
}
