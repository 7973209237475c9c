import { roleWords } from '../../jobs/index.ts'
import { readJobFor } from '../read-job.ts'
import { type Answer, chip, type ToolRequest } from './answer.ts'
import { jobListAnswer } from './find-jobs.ts'
import { searchJobs } from './search-jobs.ts'
import { LONGEST_SEARCH } from './search-words.ts'
import { shownJobs } from './shown-jobs.ts'
import { whichJob } from './which-job.ts'

/** Finds other open jobs that share a job's work or first skills. */
export async function similarJobs(request: ToolRequest): Promise<Answer> {
  const [id] = request.jobs
  const [job] = id === undefined ? [] : await shownJobs(request, [id])
  if (!job) return whichJob(request, 'explain-match')
  const { skills } = await readJobFor(request.ctx, request.actorId, job._id)
  const role = roleWords(job.title).filter(({ weight }) => weight >= 1)
  const words = [...role.map(({ word }) => word), ...skills.slice(0, 3)].map((word) =>
    word.replaceAll(/[^\p{L}\p{N}+#. ]+/gu, ' '),
  )
  const keyword = (words.length > 0 ? words.join(' OR ') : job.title).slice(0, LONGEST_SEARCH)
  const result = await searchJobs(request, { list: ['all'], keyword }, { isLeftOut: ({ _id }) => _id === job._id })
  if (result.items.length > 0)
    return jobListAnswer(`Open jobs like ${job.title} at ${job.companyName}, by its work and skills.`, result)
  return {
    text: `I found no other open job like ${job.title}: none shares its work or its first skills.`,
    cards: [],
    chips: [chip('find-jobs', [])],
  }
}
