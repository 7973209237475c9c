import { t } from '@rise/texts'
import { z } from 'zod'
import { jobLists } from '../../jobs/kinds.ts'
import { blockLimits } from '../limits.ts'
import { lines, title } from './texts.ts'

const { text, jobs } = blockLimits.jointeam

export const joinTeam = z.object({
  title,
  text: lines(text),
  /** Which of the company’s open jobs are listed. */
  list: z.enum(jobLists, { error: () => t('Choose from the list.') }),
  /** Slug of a department, or empty. */
  category: z.string().max(60),
  most: z
    .int({ error: () => t('Enter a whole number.') })
    .min(1, { error: () => t('Show at least one job.') })
    .max(jobs, { error: () => t('Show at most {most} jobs.', { most: jobs }) }),
})
