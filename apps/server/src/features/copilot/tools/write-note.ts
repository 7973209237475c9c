import { readJobFor } from '../read-job.ts'
import { readOwnStory } from '../story/own-story.ts'
import { skillEvidence } from '../story/skill-evidence.ts'
import { tailorStory } from '../tailoring/tailor-story.ts'
import { type Answer, chipsForJob, type ToolRequest } from './answer.ts'
import { listOf, shownJobs } from './shown-jobs.ts'
import { whichJob } from './which-job.ts'

const MOST_LINES = 2

/** Drafts a note to an employer from lines of the story. The draft can be edited and copied; nothing is sent. */
export async function writeNote(request: ToolRequest): Promise<Answer> {
  const [id] = request.jobs
  const [job] = id === undefined ? [] : await shownJobs(request, [id])
  if (!job) return whichJob(request, 'write-message')
  const [fullJob, story] = await Promise.all([
    readJobFor(request.ctx, request.actorId, job._id),
    readOwnStory(request.ctx, request.actorId),
  ])
  const { have, shown } = skillEvidence(story, fullJob)
  const usedSkills = shown.map(({ skill }) => skill)
  const lines = tailorStory(story, fullJob, request.preferences.proudOf)
    .sections.flatMap(({ entry, lines: all }) => all.map((line) => ({ ...line, entry })))
    .filter(({ chosen, because, entry }) => chosen && because.length > 0 && entry !== '')
    .slice(0, MOST_LINES)
  const paragraphs = [
    `Dear team at ${job.companyName},`,
    `I’d like to work with you as ${job.title}.${
      have.length + usedSkills.length > 0
        ? ` Of what you ask for, my story has ${listOf([...have, ...usedSkills])}.`
        : ''
    }`,
    ...lines.map(({ entry, text }) => `${entry}: ${text}`),
    'I’d be glad to tell you more.',
  ]
  return {
    text: `Here’s a note to ${job.companyName} from lines of your story. Edit it before you use it. I send nothing.`,
    cards: [{ kind: 'draft', title: `Note for ${job.title}`, text: paragraphs.join('\n\n') }],
    chips: chipsForJob(job, 'write-message'),
  }
}
