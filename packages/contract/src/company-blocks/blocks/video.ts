import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { embed, line, title } from './texts.ts'

export const video = z.object({
  title,
  embed: embed('video').nullable(),
  caption: line(blockLimits.video.caption),
})
