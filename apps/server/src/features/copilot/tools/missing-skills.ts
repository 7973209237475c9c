import { readJobFor } from '../read-job.ts'
import { readOwnStory } from '../story/own-story.ts'
import { skillEvidence } from '../story/skill-evidence.ts'
import { type Answer, chipsForJob, type ToolRequest } from './answer.ts'
import { listOf, shownJobs } from './shown-jobs.ts'
import { whichJob } from './which-job.ts'

/** Lists a job's skills that are missing from the story, with ways to show or learn them. */
export async function missingSkills(request: ToolRequest): Promise<Answer> {
  const [id] = request.jobs
  const [job] = id === undefined ? [] : await shownJobs(request, [id])
  if (!job) return whichJob(request, 'missing-skills')
  const [fullJob, story] = await Promise.all([
    readJobFor(request.ctx, request.actorId, job._id),
    readOwnStory(request.ctx, request.actorId),
  ])
  const { have, shown, missing, preferred } = skillEvidence(story, fullJob)
  const chips = chipsForJob(job, 'missing-skills')
  if (fullJob.skills.length === 0) {
    return {
      text: `The posting for ${job.title} names no skills that I know. Read what it asks for.`,
      cards: [],
      chips,
    }
  }
  const text =
    missing.length === 0
      ? `Nothing that ${job.title} ${preferred.length === 0 ? 'names' : 'requires'} is missing from your story.`
      : `For ${job.title} your story doesn’t show ${listOf(
          missing.map(({ skill }) => skill),
          6,
        )}.`
  const niceToHave =
    preferred.length > 0
      ? ` Nice to have, and not in your story: ${listOf(
          preferred.map(({ skill }) => skill),
          6,
        )}.`
      : ''
  const hint =
    shown.length > 0 ? ` Your texts show ${listOf(shown.map(({ skill }) => skill))}: add it to your skills.` : ''
  return {
    text: text + niceToHave + hint,
    cards: [
      { kind: 'skills', job, have: [...have], shown: [...shown], missing: [...missing], preferred: [...preferred] },
    ],
    chips,
  }
}
