import { z } from 'zod'
import { jobLists } from '../../jobs/kinds.ts'
import { blockLimits } from '../limits.ts'
import { lines, title } from './texts.ts'

const { text, jobs } = blockLimits.jointeam

export const joinTeam = z.object({
  title,
  text: lines(text),
  /** Which of the company’s open jobs are listed. */
  list: z.enum(jobLists, 'Choose from the list.'),
  /** Slug of a department, or empty. */
  category: z.string().max(60),
  most: z.int('Enter a whole number.').min(1, 'Show at least one job.').max(jobs, `Show at most ${jobs} jobs.`),
})
