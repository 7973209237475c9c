import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { tooLong } from '../texts.ts'
import { badgeOwners, searchableCatalogs } from './kinds.ts'
import { catalogEntry } from './shapes.ts'

/** The maximum number of entries that a search returns. */
export const MOST_CATALOG_ENTRIES = 20

export const catalogsEndpoints = defineEndpoints({
  'GET /api/v1/catalogs/{name}': {
    summary: 'Up to 20 entries of a catalog that match the words, best first; without words, its first entries',
    tag: 'catalogs',
    access: 'guest',
    params: z.object({ name: z.enum(searchableCatalogs, { error: () => t('This catalog doesn’t exist.') }) }),
    query: z.object({ q: z.string().trim().max(100, tooLong(100)).default('') }),
    reply: success(
      z.array(
        catalogEntry.extend({
          group: z.string(),
          /** Only for badges: what the badge is for, and who can earn it. */
          description: z.string().optional(),
          for: z.enum(badgeOwners).optional(),
        }),
      ),
    ),
    errors: [],
  },
})
