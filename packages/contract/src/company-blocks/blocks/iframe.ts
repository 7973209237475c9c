import { z } from 'zod'
import { providersOf } from '../embeds/kinds.ts'
import { blockLimits } from '../limits.ts'
import { embed, line, title } from './texts.ts'

export const iframe = z.object({
  title,
  embed: embed(providersOf.iframe).nullable(),
  caption: line('The caption', blockLimits.iframe.caption),
})
