import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { tooLongSearch } from '../texts.ts'
import { LONGEST_PALETTE_SEARCH, paletteKinds } from './kinds.ts'
import { paletteHit } from './shapes.ts'

export const paletteEndpoints = defineEndpoints({
  'GET /api/v1/palette': {
    summary: 'A few things of each kind whose name or title has words that begin with what was typed so far',
    tag: 'palette',
    access: 'guest',
    viewer: true,
    // Enough for about five people on one network who type without pausing.
    limits: [{ name: 'palette', points: 600, seconds: 60, by: 'network' }],
    query: z.object({
      q: z.string().trim().max(LONGEST_PALETTE_SEARCH, tooLongSearch(LONGEST_PALETTE_SEARCH)).default(''),
    }),
    reply: success(
      z.object({
        /** Kinds without results are omitted. */
        groups: z.array(z.object({ kind: z.enum(paletteKinds), hits: z.array(paletteHit) })),
      }),
    ),
    errors: [],
  },
})
