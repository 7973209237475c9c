import { readJobFor } from '../read-job.ts'
import { readOwnStory } from '../story/own-story.ts'
import { isNamedIn, skillEvidence } from '../story/skill-evidence.ts'
import { type Answer, chipsForJob, type ToolRequest } from './answer.ts'
import { duties } from './duties.ts'
import { shownJobs } from './shown-jobs.ts'
import { whichJob } from './which-job.ts'

const MOST_SKILLS = 5
const MOST_DUTIES = 3

/** Returns questions from a posting and two general ones, each with the line of the story that answers it, if any. */
export async function prepareInterview(request: ToolRequest): Promise<Answer> {
  const [id] = request.jobs
  const [job] = id === undefined ? [] : await shownJobs(request, [id])
  if (!job) return whichJob(request, 'prepare-interview')
  const [fullJob, story] = await Promise.all([
    readJobFor(request.ctx, request.actorId, job._id),
    readOwnStory(request.ctx, request.actorId),
  ])
  const facts = story.groups.flatMap((group) => group.facts)
  const { missing, preferred } = skillEvidence(story, fullJob)
  const lackedSkills = new Set([...missing, ...preferred].map(({ skill }) => skill))
  const skillQuestions = fullJob.skills.slice(0, MOST_SKILLS).map((skill) => ({
    question: lackedSkills.has(skill)
      ? `You don’t mention ${skill}. How would you get started with it?`
      : `Tell me about a time you used ${skill}.`,
    fact: facts.find(({ text }) => isNamedIn(skill, text)) ?? null,
  }))
  const dutyQuestions = duties(fullJob.html)
    .slice(0, MOST_DUTIES)
    .map((duty) => ({
      question: `The posting says: “${duty}” Which of your work comes closest?`,
      fact:
        facts.find(({ text }) => fullJob.skills.some((skill) => isNamedIn(skill, duty) && isNamedIn(skill, text))) ??
        null,
    }))
  const items = [
    ...skillQuestions,
    ...dutyQuestions,
    { question: `Why ${fullJob.companyName}?`, fact: null },
    { question: 'What are you proud of?', fact: story.groups[0]?.facts[0] ?? null },
  ]
  const answeredCount = items.filter(({ fact }) => fact !== null).length
  return {
    text: `Here are ${items.length} questions you may get for ${job.title}. Your story has something to say to ${answeredCount}.`,
    cards: [{ kind: 'interview', job, items }],
    chips: chipsForJob(job, 'prepare-interview'),
  }
}
