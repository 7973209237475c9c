import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { line, lines, several, title } from './texts.ts'

const { text, skills: most, skill, jobs } = blockLimits.skills

export const skills = z.object({
  title,
  text: lines(text),
  skills: several(line('A skill', skill), most, 'skills'),
  /** The maximum number of jobs that the block shows. It shows only jobs that need one of the skills. */
  most: z.int('Enter a whole number.').min(0, 'Show none or more.').max(jobs, `Show at most ${jobs} jobs.`),
})
