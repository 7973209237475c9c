import { MOST_OUT_OF_REACH } from '@rise/contract/match/limits'
import { findMatch } from '../../match/index.ts'
import { type Answer, chipsForJob, type ToolRequest } from './answer.ts'
import { listOf, shownJobs } from './shown-jobs.ts'
import { whichJob } from './which-job.ts'

/** Explains the match of a job, part by part. */
export async function explainMatch(request: ToolRequest): Promise<Answer> {
  const [id] = request.jobs
  const [job] = id === undefined ? [] : await shownJobs(request, [id])
  if (!job) return whichJob(request, 'explain-match')
  const { score, certainty, parts, limits, lowered } = await findMatch(request.ctx, request.actorId, job._id)
  const skills = parts.find(({ part }) => part === 'skills')
  const unknownParts = parts.filter(({ points }) => points === null).length
  const sentences = [
    score === null
      ? `I can’t say yet how well ${job.title} fits: your story or the posting says too little.`
      : `${job.title} at ${job.companyName} matches you ${score} of 100.`,
    ...(skills && skills.have.length > 0 ? [`For it: ${listOf(skills.have)}.`] : []),
    ...(skills && skills.missing.length > 0 ? [`Missing: ${listOf(skills.missing)}.`] : []),
    ...(skills?.preferred?.length ? [`Nice to have and not in your story: ${listOf(skills.preferred)}.`] : []),
    ...(unknownParts > 0 ? [`${unknownParts} of 8 parts couldn’t be judged, so ${certainty}% of it is certain.`] : []),
    ...(limits.includes('place')
      ? [`It’s out of reach from where you live, so it’s held at ${MOST_OUT_OF_REACH}.`]
      : []),
    ...(limits.includes('workType')
      ? [`${job.workType} isn’t a work type you look for, so it’s held at ${MOST_OUT_OF_REACH}.`]
      : []),
    ...(lowered ? [`It’s lower because you said ${lowered.job.title} is not for you.`] : []),
  ]
  return {
    text: sentences.join(' '),
    cards: [{ kind: 'match', job, certainty, parts }],
    chips: chipsForJob(job, 'explain-match'),
  }
}
