import { t } from '@rise/texts'
import { z } from 'zod'
import { cursor } from '../../pagination.ts'
import { anyPlan } from '../../plans/shapes.ts'
import { oneLine, tooLong, tooLongSearch, writtenLines, writtenText } from '../../texts.ts'
import { activePeriods, memberRequests, memberRoles, memberStandings } from '../kinds.ts'
import { LONGEST_NOTE, LONGEST_TAG, MOST_AT_ONCE } from '../limits.ts'

const date = z.iso.date({ error: () => t('Enter a date like 2026-11-21.') })

/** A word by which admins group members and companies. */
export const adminTag = oneLine(LONGEST_TAG)
  .transform((text) => text.toLowerCase())
  .refine((text) => text !== '', { error: () => t('Enter a tag.') })

/** The filters of the list of members. */
export const memberFilter = {
  /** Part of a name, an email or a slug; or an id. */
  q: writtenText.pipe(z.string().max(100, tooLongSearch(100))).optional(),
  role: z.enum(memberRoles).optional(),
  plan: anyPlan.optional(),
  /** If absent, matches all members except deleted ones. */
  standing: z.enum(memberStandings).optional(),
  joinedFrom: date.optional(),
  /** The last day that is included. */
  joinedUntil: date.optional(),
  active: z.enum(activePeriods).optional(),
  asks: z.enum(memberRequests).optional(),
  tag: adminTag.optional(),
}

export const memberQuery = z.object({ ...memberFilter, after: cursor.optional() })

/** The members that an action applies to: selected individually, or all matches of a filter. */
export const chosenMembers = {
  ids: z
    .array(z.uuid())
    .min(1, { error: () => t('Choose at least one member.') })
    .max(MOST_AT_ONCE)
    .optional(),
  filter: z.object(memberFilter).optional(),
  /** The number of matches that the admin saw. If the filter now matches a different number, nothing happens. */
  count: z
    .int()
    .min(1, { error: () => t('Choose at least one member.') })
    .max(MOST_AT_ONCE, { error: () => t('Narrow the list to at most {most} members.', { most: MOST_AT_ONCE }) }),
}

export const suspensionReason = writtenText.pipe(
  z
    .string()
    .min(3, { error: () => t('Enter a reason. The member will read it.') })
    .max(1_000, tooLong(1_000)),
)

export const noteText = writtenLines.pipe(
  z
    .string()
    .min(1, { error: () => t('Enter a note.') })
    .max(LONGEST_NOTE, tooLong(LONGEST_NOTE)),
)
