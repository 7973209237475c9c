import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { line, lines, several, title } from './texts.ts'

const { values, name, text } = blockLimits.corevalues

export const coreValues = z.object({
  title,
  values: several(z.object({ name: line(name), text: lines(text) }), values),
})
