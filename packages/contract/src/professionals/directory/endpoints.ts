import { t } from '@rise/texts'
import { z } from 'zod'
import { catalogEntry } from '../../catalogs/shapes.ts'
import { defineEndpoints, success } from '../../endpoint.ts'
import { defineErrors } from '../../errors.ts'
import { page, pageNumber } from '../../pagination.ts'
import { tooLongSearch } from '../../texts.ts'
import { person, personCard } from './shapes.ts'

const directorySorts = ['relevance', 'newest', 'followers'] as const

const shortText = z.string().trim().max(120)
const yes = z.literal('true')

/** Filters of the directory. An absent filter narrows nothing; a value that no professional has matches no one. */
const directoryFilter = z.object({
  /** Words of name, headline, skills, current work, place, expertises and hats. */
  q: z.string().trim().max(100, tooLongSearch(100)).optional(),
  /** Slug of the catalog of expertises. */
  category: shortText.optional(),
  /** A city or region, or a country: its name or slug. */
  place: shortText.optional(),
  /** Slug of a country's English name. */
  country: shortText.optional(),
  /** The name or slug of a skill. */
  skill: shortText.optional(),
  /** Slug from the catalog of hats. */
  hat: shortText.optional(),
  /** The current employer: its name or slug. */
  company: shortText.optional(),
  /** `true`: only professionals whom the viewer may know to be open to work. */
  open: yes.optional(),
  /** `true`: only professionals who offer mentoring. */
  mentors: yes.optional(),
})

/** Values of a filter, each with the number of people that the list would show. */
const facet = z.array(z.object({ value: z.string(), name: z.string(), people: z.int() }))

export const directoryErrors = defineErrors({
  'category-not-found': { status: 404, message: () => t('This category of professionals doesn’t exist.') },
  'people-page-not-found': {
    status: 404,
    message: () => t('There’s no such page of professionals. Start from the first one.'),
  },
})
const e = directoryErrors

/** Section 2 of the specification: professionals, and employers on Pro. */
const connectedGate = { tag: 'professionals', access: 'connected' } as const

export const directoryEndpoints = defineEndpoints({
  'GET /api/v1/professionals': {
    ...connectedGate,
    summary: 'Professionals: the newest, or the best matches for a search',
    query: directoryFilter.extend({
      /** Defaults to relevance for a search with words, and to newest otherwise. */
      sort: z.enum(directorySorts).optional(),
      page: pageNumber.default(1),
    }),
    reply: success(
      page(personCard).extend({
        sort: z.enum(directorySorts),
        /** The names of the filters' values, in their usual spelling; null when no one has such a value. */
        names: z.object({
          category: catalogEntry.nullable(),
          place: z.string().nullable(),
          country: z.string().nullable(),
          skill: z.string().nullable(),
          hat: z.string().nullable(),
          company: z.string().nullable(),
        }),
        /** The typed word that matched no one, and the word that replaced it. Null if nothing was corrected. */
        correction: z.object({ typed: z.string(), taken: z.string() }).nullable(),
      }),
    ),
    errors: [e['category-not-found'], e['people-page-not-found']],
  },
  'GET /api/v1/professional-counts': {
    ...connectedGate,
    summary: 'How many professionals each further filter would leave, largest first',
    query: directoryFilter,
    reply: success(
      z.object({
        /** Whether the counts are of this list; false for a long list, whose counts are of all professionals. */
        exact: z.boolean(),
        category: facet,
        hat: facet,
        skill: facet,
        place: facet,
        country: facet,
        /** The number of people open to work; null if unknown for this list. */
        open: z.int().nullable(),
        mentors: z.int().nullable(),
      }),
    ),
    errors: [e['category-not-found']],
  },
  'GET /api/v1/professionals/suggestions': {
    ...connectedGate,
    summary: 'Up to 12 professionals to follow, each with the reason',
    reply: success(z.array(person)),
    errors: [],
  },
})
