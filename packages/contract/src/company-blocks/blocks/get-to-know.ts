import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { line, lines, person, several, title } from './texts.ts'

const { people, question, answer } = blockLimits.gettoknow

export const getToKnow = z.object({
  title,
  people: several(z.object({ person, question: line(question), answer: lines(answer) }), people),
})
