import { MOST_SUGGESTED_JOBS } from '@rise/contract/copilot/limits'
import type { CopilotOpening, ShownJob } from '@rise/contract/copilot/shapes'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { GOOD_MATCH } from '@rise/contract/match/limits'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import { settledJobs } from '../../applications/index.ts'
import { isSameWorkplace } from '../../connections/index.ts'
import { jobCardsOf } from '../../jobs/index.ts'
import { bestMatches, findMatch, whyLine } from '../../match/index.ts'
import { presentWorkplaces } from '../../professionals/index.ts'
import { readPreferences } from '../preferences.ts'
import { readJobFor } from '../read-job.ts'
import { type OwnStory, readOwnStory } from '../story/own-story.ts'
import { skillEvidence } from '../story/skill-evidence.ts'
import { anyOf, listsOf } from '../tools/find-jobs.ts'
import { searchJobs } from '../tools/search-jobs.ts'
import { firstSteps } from './first-steps.ts'
import { followUpsFor } from './follow-ups.ts'

type SuggestedJob = CopilotOpening['jobs'][number]

/**
 * Returns what the copilot shows before the first question: a professional's best matches. Leaves out jobs that the
 * professional has applied to, has hidden or wants to avoid, and jobs at their present employers. If the story is too
 * short for a match, the jobs come from a search for the words of the preferences. Without such words, the opening says
 * what to add to the story.
 */
export async function readOpening(ctx: Context, actorId: string): Promise<CopilotOpening> {
  const [{ preferences }, best, story] = await Promise.all([
    readPreferences(ctx, actorId),
    bestMatches(ctx, actorId),
    readOwnStory(ctx, actorId),
  ])
  const request = { ctx, actorId, preferences }
  const filter = { list: listsOf(preferences.workTypes) }
  const settledIds = await settledJobs(
    ctx.db,
    actorId,
    best.map(({ _id }) => _id),
  )
  const workplaces = presentWorkplaces(story.resume, ctx.clock.now().toISOString().slice(0, 10))
  const isLeftOut = ({ _id, company: { companyName: name } }: JobCard) =>
    settledIds.has(_id) || workplaces.some((own) => isSameWorkplace(own, { name }))
  const goodMatches = (await searchJobs(request, filter, { isLeftOut })).items.filter(
    ({ score }) => (score ?? 0) >= GOOD_MATCH,
  )
  const matchingJobs = await presentJobs(ctx, actorId, story, goodMatches)
  if (matchingJobs.length > 0) return openingOf('story', matchingJobs)
  const words = anyOf(preferences.looksFor)
  const hits =
    words === undefined ? [] : (await searchJobs(request, { ...filter, keyword: words }, { isLeftOut })).items
  if (hits.length > 0) {
    const why = t('You look for “{words}”.', { words: preferences.looksFor.trim() })
    const jobs = await presentJobs(ctx, actorId, story, hits.slice(0, MOST_SUGGESTED_JOBS))
    return openingOf(
      'preferences',
      // With a story that is too short for a match, nearly every skill would be missing.
      jobs.map((job) => ({ ...job, why, missing: null })),
    )
  }
  return { ...openingOf('nothing', []), steps: firstSteps(story.resume) }
}

function openingOf(basis: CopilotOpening['basis'], jobs: SuggestedJob[]): CopilotOpening {
  return { basis, jobs, steps: [], followUps: followUpsFor(jobs) }
}

/** Returns the first open jobs, with the same reasons and missing skills that answers about these jobs state. */
async function presentJobs(
  ctx: Context,
  actorId: string,
  story: OwnStory,
  shown: readonly ShownJob[],
): Promise<SuggestedJob[]> {
  const cards = await jobCardsOf(
    ctx.db,
    shown.map(({ _id }) => _id),
  )
  const jobs = await Promise.all(
    cards.map(async (job) => {
      const [match, fullJob] = await Promise.all([findMatch(ctx, actorId, job._id), readJobFor(ctx, actorId, job._id)])
      // The search can still find a job that has just closed.
      if (!fullJob.isOpen) return []
      const missingSkills = skillEvidence(story, fullJob).missing.map(({ skill }) => skill)
      return [
        { job, score: match.score, why: whyLine(match), missing: fullJob.skills.length === 0 ? null : missingSkills },
      ]
    }),
  )
  return jobs.flat().slice(0, MOST_SUGGESTED_JOBS)
}
