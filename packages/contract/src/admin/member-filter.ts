import { z } from 'zod'
import { anyPlan } from '../plans/shapes.ts'
import { oneLine, writtenText } from '../texts.ts'
import { activePeriods, memberRequests, memberRoles, memberStandings } from './kinds.ts'
import { LONGEST_TAG } from './limits.ts'

const date = z.iso.date('Enter a date like 2026-11-21.')

/** A word by which admins group members and companies. */
export const adminTag = oneLine('A tag', LONGEST_TAG)
  .transform((text) => text.toLowerCase())
  .refine((text) => text !== '', 'Enter a tag.')

/** What narrows the list of members. */
export const memberFilter = {
  /** Part of a name, an email or a slug; or an id. */
  q: writtenText.pipe(z.string().max(100, 'Search with at most 100 characters.')).optional(),
  role: z.enum(memberRoles).optional(),
  plan: anyPlan.optional(),
  /** Absent: all but deleted ones. */
  standing: z.enum(memberStandings).optional(),
  joinedFrom: date.optional(),
  /** The last day that counts. */
  joinedUntil: date.optional(),
  active: z.enum(activePeriods).optional(),
  asks: z.enum(memberRequests).optional(),
  tag: adminTag.optional(),
}
