import { z } from 'zod'
import { memberCard } from '../connections/shapes.ts'
import { defineEndpoints, success } from '../endpoint.ts'
import { tooLongSearch } from '../texts.ts'
import { LONGEST_MENTION_SEARCH } from './limits.ts'

export const mentionsEndpoints = defineEndpoints({
  'GET /api/v1/mentions': {
    summary: 'Members whose name or address begins with what was typed after an @, those you follow first',
    tag: 'mentions',
    access: 'auth',
    confirmed: true,
    limits: [{ name: 'mentions', points: 300, seconds: 60, by: 'login' }],
    query: z.object({
      query: z.string().trim().max(LONGEST_MENTION_SEARCH, tooLongSearch(LONGEST_MENTION_SEARCH)).default(''),
    }),
    reply: success(z.object({ items: z.array(memberCard) })),
    errors: [],
  },
})
