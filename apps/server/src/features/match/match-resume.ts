import type { MatchPart } from '@rise/contract/match/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { presentPart } from './present-part.ts'
import { readJobs } from './read-jobs.ts'
import { memberFacts } from './scoring/member-facts.ts'
import { scoreMatch } from './scoring/score-match.ts'

/**
 * With a certainty below this, in percent, no match is given, because people would be judged by facts that they left
 * out.
 */
const LEAST_CERTAINTY = 40

/**
 * Returns how well a résumé matches a job, without its owner's preferences and refusals; null if too little is known or
 * there is no such job.
 */
export async function matchResume(
  { clock }: Pick<Context, 'clock'>,
  db: Database | Tx,
  resume: Resume,
  jobId: string,
): Promise<{ readonly score: number; readonly parts: MatchPart[] } | null> {
  const job = (await readJobs(db, [jobId])).get(jobId)
  if (!job) return null
  const noPreferences = { soughtRoles: [], soughtWorkTypes: [], wish: { pay: null, employmentTypes: [], moveTo: [] } }
  const member = memberFacts({ resume, ...noPreferences }, clock.now().toISOString().slice(0, 10))
  // The uncapped score, because an applicant can presumably take the job.
  const { uncapped: score, certainty, parts } = scoreMatch({ ...member, refusals: [] }, job)
  return score === null || certainty < LEAST_CERTAINTY ? null : { score, parts: parts.map(presentPart) }
}
