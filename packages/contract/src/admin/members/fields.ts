import { z } from 'zod'
import { cursor } from '../../pagination.ts'
import { writtenLines, writtenText } from '../../texts.ts'
import { LONGEST_NOTE, MOST_AT_ONCE } from '../limits.ts'
import { memberFilter } from '../member-filter.ts'

export const memberQuery = z.object({ ...memberFilter, after: cursor.optional() })

/** The members that an act concerns: chosen one by one, or all that a filter finds. */
export const chosenMembers = {
  ids: z.array(z.uuid()).min(1, 'Choose at least one member.').max(MOST_AT_ONCE).optional(),
  filter: z.object(memberFilter).optional(),
  /** How many the admin saw. If others were found by then, nothing happens. */
  count: z
    .int()
    .min(1, 'Choose at least one member.')
    .max(MOST_AT_ONCE, `Narrow the list to at most ${MOST_AT_ONCE} members.`),
}

export const suspensionReason = writtenText.pipe(
  z.string().min(3, 'Enter a reason. The member will read it.').max(1_000, 'Use at most 1,000 characters.'),
)

export const noteText = writtenLines.pipe(
  z.string().min(1, 'Enter a note.').max(LONGEST_NOTE, 'Use at most 4,000 characters.'),
)
