import { z } from 'zod'
import { oneLine, unprintable, writtenLines } from '../texts.ts'
import { LONGEST_BROADCAST_TEXT, LONGEST_BROADCAST_TITLE } from './limits.ts'

/** The text of an admin's notification to an audience, or to members chosen in a list. */
export const chosenNews = {
  title: oneLine('The title', LONGEST_BROADCAST_TITLE).refine((text) => text !== '', 'Enter a title.'),
  text: writtenLines.pipe(
    z
      .string()
      .max(LONGEST_BROADCAST_TEXT, `Use at most ${LONGEST_BROADCAST_TEXT} characters.`)
      .refine((text) => !unprintable.test(text.replaceAll('\n', '')), 'The text has characters that cannot be shown.'),
  ),
  alsoMail: z.boolean('Say whether it is emailed.'),
}
