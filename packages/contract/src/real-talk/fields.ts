import { z } from 'zod'
import { oneLine, writtenLines } from '../texts.ts'
import { LONGEST_ANSWER, LONGEST_BACKGROUND, LONGEST_QUESTION, SHORTEST_QUESTION } from './limits.ts'

/** A question as its form sends it. */
export const questionForm = z.object({
  text: oneLine('The question', LONGEST_QUESTION).refine(
    (text) => text.length >= SHORTEST_QUESTION,
    `Ask in a sentence of at least ${SHORTEST_QUESTION} characters.`,
  ),
  background: writtenLines
    .pipe(z.string().max(LONGEST_BACKGROUND, `Use at most ${LONGEST_BACKGROUND} characters.`))
    .default(''),
})

/** An answer as its form sends it. */
export const answerForm = z.object({
  text: writtenLines.pipe(
    z
      .string()
      .min(1, 'Write your answer.')
      .max(LONGEST_ANSWER, `Use at most ${LONGEST_ANSWER.toLocaleString('en-US')} characters.`),
  ),
})
