import { t } from '@rise/texts'
import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { title } from './texts.ts'

const { notes } = blockLimits.recentnews

export const recentNews = z.object({
  title,
  most: z
    .int({ error: () => t('Enter a whole number.') })
    .min(1, { error: () => t('Show at least one note.') })
    .max(notes, { error: () => t('Show at most {most} notes.', { most: notes }) }),
})
