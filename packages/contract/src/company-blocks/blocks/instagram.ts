import { z } from 'zod'
import { providersOf } from '../embeds/kinds.ts'
import { blockLimits } from '../limits.ts'
import { embed, several, title } from './texts.ts'

export const instagram = z.object({
  title,
  posts: several(embed(providersOf.instagram), blockLimits.instagram.posts, 'posts'),
})
