import { z } from 'zod'
import { catalogEntry } from '../../catalogs/shapes.ts'
import { defineEndpoints, success } from '../../endpoint.ts'
import { defineErrors } from '../../errors.ts'
import { page, pageNumber } from '../../pagination.ts'
import { person, personCard } from './shapes.ts'

const directorySorts = ['relevance', 'newest', 'followers'] as const

const short = z.string().trim().max(120)
const yes = z.literal('true')

/** What narrows the directory. What is left out narrows nothing; what nobody has finds nobody. */
const directoryFilter = z.object({
  /** Words of name, headline, skills, present work, place, expertises and hats. */
  q: z.string().trim().max(100, 'Search with at most 100 characters.').optional(),
  /** Slug of the catalog of expertises. */
  category: short.optional(),
  /** A city or region, or a country: its name or slug. */
  place: short.optional(),
  /** Slug of a country's English name. */
  country: short.optional(),
  /** Its name or slug. */
  skill: short.optional(),
  /** Slug of the catalog. */
  hat: short.optional(),
  /** Where they work now: its name or slug. */
  company: short.optional(),
  /** `true`: only those of whom the asking member may know that they are open to work. */
  open: yes.optional(),
  /** `true`: only those who offer mentoring. */
  mentors: yes.optional(),
})

/** Values of a filter with the people that the list would show. */
const facet = z.array(z.object({ value: z.string(), name: z.string(), people: z.int() }))

export const directoryErrors = defineErrors({
  'category-not-found': { status: 404, message: 'This category of professionals doesn’t exist.' },
  'people-page-not-found': { status: 404, message: 'There’s no such page of professionals. Start from the first one.' },
})
const e = directoryErrors

/** Section 2: professionals, and employers on Pro. */
const connected = { tag: 'professionals', access: 'connected' } as const

export const directoryEndpoints = defineEndpoints({
  'GET /api/v1/professionals': {
    ...connected,
    summary: 'Professionals: the newest, or the best matches for a search',
    query: directoryFilter.extend({
      /** Relevance where there are words to look for, newest elsewhere, unless told. */
      sort: z.enum(directorySorts, `Choose from: ${directorySorts.join(', ')}.`).optional(),
      page: pageNumber.default(1),
    }),
    reply: success(
      page(personCard).extend({
        sort: z.enum(directorySorts),
        /** What the filters named, as it is written; null where nobody has it. */
        names: z.object({
          category: catalogEntry.nullable(),
          place: z.string().nullable(),
          country: z.string().nullable(),
          skill: z.string().nullable(),
          hat: z.string().nullable(),
          company: z.string().nullable(),
        }),
        /** The word that was taken instead of one that nobody has; null when nothing was put right. */
        correction: z.object({ typed: z.string(), taken: z.string() }).nullable(),
      }),
    ),
    errors: [e['category-not-found'], e['people-page-not-found']],
  },
  'GET /api/v1/professional-counts': {
    ...connected,
    summary: 'How many professionals each further filter would leave, largest first',
    query: directoryFilter,
    reply: success(
      z.object({
        /** False for a long list: what there is to choose from, with the numbers of all professionals. */
        exact: z.boolean(),
        category: facet,
        hat: facet,
        skill: facet,
        place: facet,
        country: facet,
        /** Null where it is not known of this list. */
        open: z.int().nullable(),
        mentors: z.int().nullable(),
      }),
    ),
    errors: [e['category-not-found']],
  },
  'GET /api/v1/professionals/suggestions': {
    ...connected,
    summary: 'Up to 12 professionals to follow, each with the reason',
    reply: success(z.array(person)),
    errors: [],
  },
})
