import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { title } from './texts.ts'

const { notes } = blockLimits.recentnews

export const recentNews = z.object({
  title,
  most: z.int('Enter a whole number.').min(1, 'Show at least one note.').max(notes, `Show at most ${notes} notes.`),
})
