import { SAME_TEXT_DAYS } from '@rise/contract/content/limits'
import { convosErrors } from '@rise/contract/convos/errors'
import { MOST_REQUEST_MESSAGES } from '@rise/contract/convos/limits'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { refuseSlowed, type SentText, screenText } from '../../content/index.ts'
import { type ConvoRow, isWithheld } from '../convo-rows.ts'
import { isFollowedBy } from '../is-followed-by.ts'
import type { Party } from '../party.ts'

const DAY_MS = 86_400_000

interface RequestText {
  readonly party: Party
  readonly row: ConvoRow
  readonly text: string
}

/**
 * Screens a stranger's message before the first answer. Returns the reason that a first message must be reviewed; null
 * if there is none. Only a first message is held. A later one with such a reason is refused until there is an answer.
 * So is a message to someone whose own first message isn't delivered, because holding it would hold their conversation,
 * too.
 *
 * @throws {Failure} `words-refused`, `slowed`, `wait-for-answer`
 */
export async function screenRequest(ctx: Context, tx: Tx, { party, row, text }: RequestText): Promise<string | null> {
  if (party === null || row.with_support) return null
  const isFirst = row.last_seq === 0 || isWithheld(row.other_folder)
  const isToUndelivered = isWithheld(row.folder)
  if (isFirst || isToUndelivered) await refuseSlowed(ctx, tx, party)
  const isRequest = row.requested_at !== null || (isToUndelivered && !(await isFollowedByOther(tx, party, row)))
  if (!isRequest) return null
  const sentTexts = await firstTexts(ctx, tx, party, row.id)
  const holdReason = await screenText(ctx, tx, {
    actorId: party,
    text,
    hasLink: false,
    field: 'body.text',
    sent: sentTexts,
  })
  if (holdReason !== null && !isFirst) throw new Failure(convosErrors['wait-for-answer'])
  return holdReason
}

/** Whether the other side follows the member. Then the member is no stranger. */
async function isFollowedByOther(tx: Tx, party: string, { other_id }: ConvoRow): Promise<boolean> {
  return other_id !== null && isFollowedBy(tx, party, other_id)
}

/** Returns the recent first messages of a member in other conversations. */
async function firstTexts({ clock }: Context, tx: Tx, party: string, but: string): Promise<SentText[]> {
  return tx
    .selectFrom('convo_side as own')
    .innerJoin('convo', 'convo.id', 'own.convo_id')
    .innerJoin('message', 'message.convo_id', 'own.convo_id')
    .select(['own.convo_id as to', 'message.text'])
    .where('own.actor_id', '=', party)
    .where('own.side', '=', 1)
    .where('own.convo_id', '<>', but)
    .where('convo.created_at', '>', new Date(clock.now().getTime() - SAME_TEXT_DAYS * DAY_MS))
    .where('message.side', '=', 1)
    .where('message.seq', '<=', MOST_REQUEST_MESSAGES)
    .execute()
}
