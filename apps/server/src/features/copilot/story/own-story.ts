import type { Resume } from '@rise/contract/resumes/shapes'
import type { Context } from '../../../platform/context.ts'
import { storyForEmployers } from '../../professionals/index.ts'
import { publicResume } from '../../resumes/index.ts'
import { type FactGroup, storyFacts } from './story-facts.ts'

/** The copilot's data about a member: their story as employers see it. */
export interface OwnStory {
  readonly resume: Resume
  readonly groups: readonly FactGroup[]
}

/** Reads the story for the copilot's answers. */
export async function readOwnStory(ctx: Context, actorId: string): Promise<OwnStory> {
  const story = await storyForEmployers(ctx, actorId)
  const resume = publicResume(story, `${ctx.config.publicUrl}/professional/${story.slug}`)
  return { resume, groups: storyFacts(resume) }
}
