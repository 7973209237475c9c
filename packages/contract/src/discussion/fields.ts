import { t } from '@rise/texts'
import { z } from 'zod'
import { mentionedIds } from '../mentions/fields.ts'
import { tooLong, writtenLines } from '../texts.ts'
import { LONGEST_COMMENT } from './limits.ts'

/** A comment or reply as its form sends it. */
export const commentForm = z.object({
  text: writtenLines.pipe(
    z
      .string()
      .min(1, { error: () => t('Write your comment.') })
      .max(LONGEST_COMMENT, tooLong(LONGEST_COMMENT)),
  ),
  mentions: mentionedIds.optional(),
  /** An uploaded picture, or null for none; if absent in an edit, the picture stays. */
  pictureId: z.uuid().nullable().optional(),
})
