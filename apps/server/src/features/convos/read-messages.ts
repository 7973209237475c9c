import type { convosEndpoints } from '@rise/contract/convos/endpoints'
import { MESSAGES_PER_PAGE } from '@rise/contract/convos/limits'
import type { MessagePage } from '@rise/contract/convos/shapes'
import type { EndpointParsed } from '@rise/contract/endpoint'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { findOwnConvo } from './find-convo.ts'
import { type MessageRow, messageRows, presentMessages, viewpointOf } from './message-rows.ts'
import { partyOf } from './party.ts'

type Query = EndpointParsed<(typeof convosEndpoints)['GET /api/v1/convos/{id}/messages']>['query']

interface Rows {
  /** The messages, oldest first. */
  readonly rows: readonly MessageRow[]
  readonly hasBefore: boolean
  readonly hasAfter: boolean
}

/**
 * Returns a page of a conversation: its end, or the messages around, before or after a message. `since` returns the
 * messages that are new or changed after a revision. If there are more of them than fit, the page has those that
 * changed first, and `revision` is that of their latest change.
 *
 * @throws {Failure} `convo-not-found`
 */
export async function readMessages(ctx: Context, member: SignedIn, id: string, query: Query): Promise<MessagePage> {
  // All statements read one snapshot, because a change between two of them would never be sent to the client.
  const snapshot = ctx.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const { row, messages, ends } = await snapshot.execute(async (tx) => {
    const row = await findOwnConvo(tx, member, id)
    const { rows, ...ends } = await rowsOf(tx, id, query)
    return { row, ends, messages: await presentMessages(ctx, tx, viewpointOf(partyOf(member), row), rows) }
  })
  const isPartial = query.since !== undefined && ends.hasAfter
  const last = Math.max(0, ...messages.map((message) => message.revision))
  return { messages, ...ends, revision: isPartial ? last : row.revision }
}

async function rowsOf(tx: Tx, id: string, { before, after, around, since }: Query): Promise<Rows> {
  if (since !== undefined) return changedSince(tx, id, since)
  if (after !== undefined) return readFollowing(tx, id, after, MESSAGES_PER_PAGE)
  if (around !== undefined) {
    const half = MESSAGES_PER_PAGE / 2
    const [older, newer] = [await readPreceding(tx, id, around + 1, half), await readFollowing(tx, id, around, half)]
    return { rows: [...older.rows, ...newer.rows], hasBefore: older.hasBefore, hasAfter: newer.hasAfter }
  }
  return readPreceding(tx, id, before, MESSAGES_PER_PAGE)
}

async function readPreceding(tx: Tx, id: string, before: number | undefined, most: number): Promise<Rows> {
  const rows = await messageRows(tx, id)
    .$if(before !== undefined, (query) => query.where('message.seq', '<', before ?? 0))
    .orderBy('message.seq', 'desc')
    .limit(most + 1)
    .execute()
  return { rows: rows.slice(0, most).reverse(), hasBefore: rows.length > most, hasAfter: before !== undefined }
}

async function readFollowing(tx: Tx, id: string, after: number, most: number): Promise<Rows> {
  const rows = await messageRows(tx, id)
    .where('message.seq', '>', after)
    .orderBy('message.seq')
    .limit(most + 1)
    .execute()
  return { rows: rows.slice(0, most), hasBefore: true, hasAfter: rows.length > most }
}

async function changedSince(tx: Tx, id: string, since: number): Promise<Rows> {
  const rows = await messageRows(tx, id)
    .where('message.revision', '>', since)
    .orderBy('message.revision')
    .orderBy('message.seq')
    .limit(MESSAGES_PER_PAGE + 1)
    .execute()
  const firstRows = rows.slice(0, MESSAGES_PER_PAGE)
  return {
    rows: firstRows.toSorted((one, other) => one.seq - other.seq),
    hasBefore: true,
    hasAfter: rows.length > MESSAGES_PER_PAGE,
  }
}
