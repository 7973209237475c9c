import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { screenText } from '../content/index.ts'

interface Words {
  readonly question: string
  readonly options: readonly string[]
}

/**
 * Screens a poll's text with the word filter. Returns the reason for a review; null if none is needed.
 * @throws {Failure} `words-refused`
 */
export function screenPoll(
  ctx: Context,
  tx: Tx,
  actorId: string,
  { question, options }: Words,
  field = 'body.question',
): Promise<string | null> {
  return screenText(ctx, tx, { actorId, text: [question, ...options].join('\n'), hasLink: null, field })
}
