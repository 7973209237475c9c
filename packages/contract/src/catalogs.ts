import { z } from 'zod'
import { defineEndpoints, success } from './endpoint.ts'

/** The fixed lists of section 3 that forms search in. */
export const catalogNames = [
  'values',
  'benefits',
  'expertises',
  'hats',
  'interests',
  'mentoring-topics',
  'tags',
  'course-categories',
  'badges',
] as const
export type CatalogName = (typeof catalogNames)[number]

/**
 * Skills suggest how something is usually written; a story may have others, in one's own words. Industries, by sector, stages
 * and departments are short enough for a form to offer whole.
 */
const searchableCatalogs = [...catalogNames, 'skills', 'industries', 'company-stages', 'departments'] as const
export type SearchableCatalog = (typeof searchableCatalogs)[number]

/** A search answers so many at most. */
export const MOST_CATALOG_ENTRIES = 20

/** Who earns badges: some are a professional's, the others a company's. */
const badgeOwners = ['professional', 'company'] as const
export type BadgeOwner = (typeof badgeOwners)[number]

/** One entry of a catalog, as stories and pages show it. */
export const catalogEntry = z.object({ slug: z.string(), name: z.string() })
export type CatalogEntry = z.output<typeof catalogEntry>

/** A badge: what it is for, in words, and whose it is. */
export const badgeEntry = catalogEntry.extend({
  group: z.string(),
  description: z.string(),
  for: z.enum(badgeOwners),
})
export type BadgeEntry = z.output<typeof badgeEntry>

/** A badge that somebody has. */
export const earnedBadge = badgeEntry.omit({ for: true }).extend({ earnedAt: z.iso.datetime() })
export type EarnedBadge = z.output<typeof earnedBadge>

export const catalogsEndpoints = defineEndpoints({
  'GET /api/v1/catalogs/{name}': {
    summary: 'Entries of a catalog that the words fit, best first, at most 20; without words the first of it',
    tag: 'catalogs',
    access: 'guest',
    params: z.object({ name: z.enum(searchableCatalogs, 'There is no such catalog.') }),
    query: z.object({ q: z.string().trim().max(100, 'Use at most 100 characters.').default('') }),
    reply: success(
      z.array(
        catalogEntry.extend({
          group: z.string(),
          /** Badges alone have one, and whose they are. */
          description: z.string().optional(),
          for: z.enum(badgeOwners).optional(),
        }),
      ),
    ),
    errors: [],
  },
})
