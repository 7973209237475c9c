import { ECDH } from 'node:crypto'
import { platformErrors } from '@rise/contract/errors'
import { notificationsErrors } from '@rise/contract/notifications/errors'
import type { pushSubscription } from '@rise/contract/notifications/fields'
import { sessionErrors } from '@rise/contract/session/errors'
import { t } from '@rise/texts'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { checkUrl } from '../../../platform/fetch/check-url.ts'
import { FetchError } from '../../../platform/fetch/fetch-error.ts'
import type { Acting, SignedIn } from '../../../platform/http/requester.ts'
import { lockActor } from '../../session/index.ts'

/** The maximum number of subscriptions per member; beyond it, the oldest are deleted. */
const MOST_SUBSCRIPTIONS = 10

/**
 * Subscribes a browser to push messages for the duration of the session. If another member registered the same address,
 * the subscription moves to this member. Idempotent.
 *
 * @throws {Failure} `another-account` if `userId` is not the acting member, `invalid-input`, `push-service-refused`
 */
export async function subscribe(
  ctx: Context,
  { actorId, sessionId }: Acting,
  { endpoint, keys, userId }: z.output<typeof pushSubscription>,
): Promise<void> {
  if (userId !== actorId) throw new Failure(sessionErrors['another-account'])
  refuseKey(keys.p256dh)
  refuseAddress(ctx, endpoint)
  await ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, actorId)
    const owner = { member_id: actorId, session_id: sessionId, ...keys, created_at: ctx.clock.now() }
    await tx
      .insertInto('push_subscription')
      .values({ id: ctx.newId(), endpoint, ...owner })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owner))
      .execute()
    const newestIds = tx
      .selectFrom('push_subscription')
      .select('id')
      .where('member_id', '=', actorId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_SUBSCRIPTIONS)
    await tx.deleteFrom('push_subscription').where('member_id', '=', actorId).where('id', 'not in', newestIds).execute()
  })
}

/** Unsubscribes a browser of the acting member; ignores other addresses. */
export async function unsubscribe({ db }: Context, { actorId }: SignedIn, endpoint: string): Promise<void> {
  if (actorId === null) return
  const ownSubscription = db.deleteFrom('push_subscription').where('member_id', '=', actorId)
  await ownSubscription.where('endpoint', '=', endpoint).execute()
}

/** Refuses a key that isn't a point on the curve, because it can't be used for encryption. */
function refuseKey(key: string): void {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
  } catch {
    const fields = { 'body.keys.p256dh': t('This isn’t a public key of the curve P-256.') }
    throw new Failure(platformErrors['invalid-input'], { fields })
  }
}

/** Requires a public https address or an allowed origin. The resolved address is checked again for each message. */
function refuseAddress({ config }: Context, endpoint: string): void {
  const refusal = new Failure(notificationsErrors['push-service-refused'], {
    fields: { 'body.endpoint': t('Must be an https address on the public internet.') },
  })
  try {
    const url = checkUrl(endpoint, { allowedOrigins: config.fetchAllowOrigins, ports: ['443'] })
    if (url.protocol !== 'https:' && !config.fetchAllowOrigins.has(url.origin)) throw refusal
  } catch (error) {
    throw error instanceof FetchError ? refusal : error
  }
}
