import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { embed, several, title } from './texts.ts'

export const instagram = z.object({
  title,
  posts: several(embed('instagram'), blockLimits.instagram.posts),
})
