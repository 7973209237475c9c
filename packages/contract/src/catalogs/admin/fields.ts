import { z } from 'zod'
import { version } from '../../integers.ts'
import { oneLine, writtenText } from '../../texts.ts'
import { LONGEST_ENTRY_GROUP, LONGEST_ENTRY_NAME, MOST_ALIASES } from '../limits.ts'

const searched = /[\p{L}\p{N}]/u

function named(label: string, longest: number) {
  return oneLine(label, longest).refine((text) => searched.test(text), `${label} needs a letter or a digit.`)
}

/** An entry as an admin writes it. */
export const writtenEntry = z.object({
  name: named('The name', LONGEST_ENTRY_NAME),
  /** Forms list the entries of one group together. */
  group: named('The group', LONGEST_ENTRY_GROUP),
  /** Other names by which it is found. */
  aliases: z
    .array(named('Another name', LONGEST_ENTRY_NAME))
    .max(MOST_ALIASES, `Enter at most ${MOST_ALIASES} other names.`),
})

/** The same with the version that the change was made to; 0 for an entry as Rise came with it. */
export const entryChange = writtenEntry.extend({
  /** No longer offered in forms; shown where it was chosen. */
  retired: z.boolean(),
  version,
})

/** Into which entry another one is merged, in the version that the admin saw. */
export const entryMerge = z.object({
  into: writtenText.pipe(z.string().min(1, 'Choose an entry.').max(120)),
  version,
})
