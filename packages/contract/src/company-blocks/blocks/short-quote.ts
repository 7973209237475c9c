import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { line, lines, shownPicture } from './texts.ts'

const { quote, name, role } = blockLimits.shortquote

export const shortQuote = z.object({
  quote: lines(quote),
  name: line(name),
  role: line(role),
  picture: shownPicture.nullable(),
})
