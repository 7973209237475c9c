import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { textOf } from '../../../platform/rich-text/text-of.ts'
import { screenText } from '../../content/index.ts'

/**
 * Checks an event's text with the word filter. Returns the reason to hold it for review; null if there is none.
 *
 * @throws {Failure} `words-refused`
 */
export function screenEvent(
  ctx: Context,
  tx: Tx,
  actorId: string,
  { title, body, field = 'body.body' }: { readonly title: string; readonly body: string; readonly field?: string },
): Promise<string | null> {
  return screenText(ctx, tx, { actorId, text: `${title}\n${textOf(body)}`, hasLink: false, field })
}
