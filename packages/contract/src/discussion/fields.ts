import { z } from 'zod'
import { mentionedIds } from '../mentions/fields.ts'
import { writtenLines } from '../texts.ts'
import { LONGEST_COMMENT } from './limits.ts'

/** A comment or reply as its form sends it. */
export const commentForm = z.object({
  text: writtenLines.pipe(
    z
      .string()
      .min(1, 'Write your comment.')
      .max(LONGEST_COMMENT, `Use at most ${LONGEST_COMMENT.toLocaleString('en-US')} characters.`),
  ),
  mentions: mentionedIds.optional(),
  /** An uploaded picture, or null for none; if absent in an edit, the picture stays. */
  pictureId: z.uuid().nullable().optional(),
})
