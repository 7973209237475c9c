import { t } from '@rise/texts'
import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { line, lines, several, title } from './texts.ts'

const { text, skills: most, skill, jobs } = blockLimits.skills

export const skills = z.object({
  title,
  text: lines(text),
  skills: several(line(skill), most),
  /** The maximum number of jobs that the block shows. It shows only jobs that need one of the skills. */
  most: z
    .int({ error: () => t('Enter a whole number.') })
    .min(0, { error: () => t('Show none or more.') })
    .max(jobs, { error: () => t('Show at most {most} jobs.', { most: jobs }) }),
})
