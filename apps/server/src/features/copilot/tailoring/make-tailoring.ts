import { copilotErrors } from '@rise/contract/copilot/errors'
import type { Tailoring } from '@rise/contract/copilot/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { readPreferences } from '../preferences.ts'
import { readJobFor } from '../read-job.ts'
import { readOwnStory } from '../story/own-story.ts'
import { tailorStory } from './tailor-story.ts'

/**
 * Returns the lines of a member's story that suit a job, for the member to review before they become a résumé.
 * @throws {Failure} `job-not-found`, `story-empty`
 */
export async function makeTailoring(ctx: Context, actorId: string, jobId: string): Promise<Tailoring> {
  const [job, story, { preferences }] = await Promise.all([
    readJobFor(ctx, actorId, jobId),
    readOwnStory(ctx, actorId),
    readPreferences(ctx, actorId),
  ])
  const { sections, skills } = tailorStory(story, job, preferences.proudOf)
  if (sections.length === 0 && skills.length === 0) throw new Failure(copilotErrors['story-empty'])
  const { id, slug, title, companyName } = job
  return { job: { _id: id, slug, title, companyName }, sections, skills }
}
