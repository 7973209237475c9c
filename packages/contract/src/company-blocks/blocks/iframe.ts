import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { embed, line, title } from './texts.ts'

export const iframe = z.object({
  title,
  embed: embed('iframe').nullable(),
  caption: line(blockLimits.iframe.caption),
})
