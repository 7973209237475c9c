import { t } from '@rise/texts'
import { z } from 'zod'
import { oneLine, tooLong, unprintable, writtenLines } from '../texts.ts'
import { LONGEST_BROADCAST_TEXT, LONGEST_BROADCAST_TITLE } from './limits.ts'

/** The text of an admin's notification to an audience, or to members chosen in a list. */
export const chosenNews = {
  title: oneLine(LONGEST_BROADCAST_TITLE).refine((text) => text !== '', { error: () => t('Enter a title.') }),
  text: writtenLines.pipe(
    z
      .string()
      .max(LONGEST_BROADCAST_TEXT, tooLong(LONGEST_BROADCAST_TEXT))
      .refine((text) => !unprintable.test(text.replaceAll('\n', '')), {
        error: () => t('The text has characters that can’t be shown. Remove them.'),
      }),
  ),
  alsoMail: z.boolean({ error: () => t('Say whether it is emailed.') }),
}
