import { contentErrors } from '@rise/contract/content/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { holdReasonText, screenText } from '../../content/index.ts'

/**
 * Checks a company's text with the word filter. Texts are never held for review here; where another text would be held,
 * it is refused.
 *
 * @throws {Failure} `words-refused`, at its field
 */
export async function screenWords(
  ctx: Context,
  tx: Tx,
  words: { readonly actorId: string; readonly text: string; readonly field: string },
): Promise<void> {
  const reason = await screenText(ctx, tx, { ...words, hasLink: false })
  if (reason === null) return
  throw new Failure(contentErrors['words-refused'], { fields: { [words.field]: holdReasonText(reason) } })
}
