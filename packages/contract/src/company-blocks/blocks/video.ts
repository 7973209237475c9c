import { z } from 'zod'
import { providersOf } from '../embeds/kinds.ts'
import { blockLimits } from '../limits.ts'
import { embed, line, title } from './texts.ts'

export const video = z.object({
  title,
  embed: embed(providersOf.video).nullable(),
  caption: line('The caption', blockLimits.video.caption),
})
