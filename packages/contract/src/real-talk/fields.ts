import { t } from '@rise/texts'
import { z } from 'zod'
import { oneLine, tooLong, writtenLines } from '../texts.ts'
import { LONGEST_ANSWER, LONGEST_BACKGROUND, LONGEST_QUESTION, SHORTEST_QUESTION } from './limits.ts'

/** A question as its form sends it. */
export const questionForm = z.object({
  text: oneLine(LONGEST_QUESTION).refine((text) => text.length >= SHORTEST_QUESTION, {
    error: () => t('Ask in a sentence of at least {least} characters.', { least: SHORTEST_QUESTION }),
  }),
  background: writtenLines.pipe(z.string().max(LONGEST_BACKGROUND, tooLong(LONGEST_BACKGROUND))).default(''),
})

/** An answer as its form sends it. */
export const answerForm = z.object({
  text: writtenLines.pipe(
    z
      .string()
      .min(1, { error: () => t('Write your answer.') })
      .max(LONGEST_ANSWER, tooLong(LONGEST_ANSWER)),
  ),
})
