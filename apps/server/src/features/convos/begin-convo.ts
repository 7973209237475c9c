import { convosErrors } from '@rise/contract/convos/errors'
import { MOST_REQUESTS_A_DAY } from '@rise/contract/convos/limits'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { refuseToOpen, rightsToBegin } from './find-convo.ts'
import { beginsWithRequest } from './is-followed-by.ts'
import { type Party, partyOf } from './party.ts'

const DAY_MS = 86_400_000

/** Returns whether a conversation exists. It is created with its first message. */
export async function convoExists(tx: Tx, convoId: string): Promise<boolean> {
  const row = await tx.selectFrom('convo').select('id').where('id', '=', convoId).executeTakeFirst()
  return row !== undefined
}

/**
 * Creates a conversation for its first message: a request, unless the other side is support or follows the member.
 * Does nothing when a concurrent call has created it.
 *
 * @throws {Failure} `convo-not-found`, `upgrade-required`, `too-many-requests-sent`
 */
export async function beginConvo(
  ctx: Context,
  tx: Tx,
  member: SignedIn,
  { convoId, other }: { readonly convoId: string; readonly other: Party },
): Promise<void> {
  const ownParty = partyOf(member)
  refuseToOpen(member, await rightsToBegin(tx, member, other))
  const isRequest = await beginsWithRequest(tx, ownParty, other)
  if (isRequest && ownParty !== null) await lockRequests(tx, ownParty)
  const now = ctx.clock.now()
  const insertedConvo = await tx
    .insertInto('convo')
    .values({ id: convoId, with_support: other === null, created_at: now, last_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!insertedConvo) return
  if (isRequest && ownParty !== null) await refuseTooMany(tx, ownParty, now)
  const side = { convo_id: convoId, last_at: now }
  await tx
    .insertInto('convo_side')
    .values([
      { ...side, side: 1, actor_id: ownParty, folder: 'inbox', requested_at: isRequest ? now : null },
      { ...side, side: 2, actor_id: other, folder: isRequest ? 'request' : 'inbox', requested_at: null },
    ])
    .execute()
}

/** Serialises the requests of one member, so that they are counted correctly. */
async function lockRequests(tx: Tx, own: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`convo-requests ${own}`}, 0))`.execute(tx)
}

async function refuseTooMany(tx: Tx, own: string, now: Date): Promise<void> {
  const { count } = await tx
    .selectFrom('convo_side')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('actor_id', '=', own)
    .where('requested_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (count >= MOST_REQUESTS_A_DAY) throw new Failure(convosErrors['too-many-requests-sent'])
}
