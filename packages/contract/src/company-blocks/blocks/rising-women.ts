import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { line, lines, person, several, title } from './texts.ts'

const { text, people, role, quote } = blockLimits.risingwomen

export const risingWomen = z.object({
  title,
  text: lines(text),
  people: several(z.object({ person, role: line(role), quote: lines(quote) }), people),
})
