import { readJobFor } from '../read-job.ts'
import { readOwnStory } from '../story/own-story.ts'
import { tailorStory } from '../tailoring/tailor-story.ts'
import { type Answer, chip, chipsForJob, type ToolRequest } from './answer.ts'
import { shownJobs } from './shown-jobs.ts'
import { whichJob } from './which-job.ts'

/** Offers a résumé for a job. Nothing is saved until the member has reviewed its lines. */
export async function tailorResume(request: ToolRequest): Promise<Answer> {
  const [id] = request.jobs
  const [job] = id === undefined ? [] : await shownJobs(request, [id])
  if (!job) return whichJob(request, 'tailor-resume')
  const [fullJob, story] = await Promise.all([
    readJobFor(request.ctx, request.actorId, job._id),
    readOwnStory(request.ctx, request.actorId),
  ])
  const { sections, skills } = tailorStory(story, fullJob, request.preferences.proudOf)
  const lines = sections.flatMap((section) => section.lines)
  if (lines.length === 0 && skills.length === 0) {
    return {
      text: 'Your story has nothing to choose from yet. Add your work first: I never invent any.',
      cards: [{ kind: 'steps', items: [{ text: 'Add your work', to: '/professional/edit-experience' }] }],
      chips: [chip('next-step', [])],
    }
  }
  const chosenLines = lines.filter((line) => line.chosen)
  return {
    text: `I chose ${chosenLines.length} of ${lines.length} lines of your story for ${job.title} and ordered them. Each line is your own, with the fact it comes from. Review them before you save.`,
    cards: [{ kind: 'tailor', job }],
    chips: chipsForJob(job, 'tailor-resume'),
  }
}
