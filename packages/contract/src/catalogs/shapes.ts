import { z } from 'zod'
import { badgeOwners } from './kinds.ts'

/** One entry of a catalog, as stories and pages show it. */
export const catalogEntry = z.object({ slug: z.string(), name: z.string() })
export type CatalogEntry = z.output<typeof catalogEntry>

/** A badge: what it is for, in words, and who can earn it. */
export const badgeEntry = catalogEntry.extend({
  group: z.string(),
  description: z.string(),
  for: z.enum(badgeOwners),
})
export type BadgeEntry = z.output<typeof badgeEntry>

export const earnedBadge = badgeEntry.omit({ for: true }).extend({ earnedAt: z.iso.datetime() })
export type EarnedBadge = z.output<typeof earnedBadge>
