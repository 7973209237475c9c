import { t } from '@rise/texts'
import { z } from 'zod'
import { version } from '../../integers.ts'
import { oneLine, writtenText } from '../../texts.ts'
import { LONGEST_ENTRY_GROUP, LONGEST_ENTRY_NAME, MOST_ALIASES } from '../limits.ts'

const searchedCharacter = /[\p{L}\p{N}]/u

function entryText(longest: number) {
  return oneLine(longest).refine((text) => searchedCharacter.test(text), {
    error: () => t('Use at least one letter or digit.'),
  })
}

/** An entry as an admin writes it. */
export const writtenEntry = z.object({
  name: entryText(LONGEST_ENTRY_NAME),
  /** Forms list the entries of one group together. */
  group: entryText(LONGEST_ENTRY_GROUP),
  /** Other names by which forms find the entry. */
  aliases: z
    .array(entryText(LONGEST_ENTRY_NAME))
    .max(MOST_ALIASES, { error: () => t('Enter at most {most} other names.', { most: MOST_ALIASES }) }),
})

/** An edited entry, with the version that the change is based on; 0 for an unchanged built-in entry. */
export const entryChange = writtenEntry.extend({
  /** Whether the entry is no longer offered in forms. It is still shown where it was chosen. */
  retired: z.boolean(),
  version,
})

/** The entry that another one is merged into, in the version that the admin saw. */
export const entryMerge = z.object({
  into: writtenText.pipe(
    z
      .string()
      .min(1, { error: () => t('Choose an entry.') })
      .max(120),
  ),
  version,
})
