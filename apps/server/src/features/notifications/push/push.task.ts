import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { languageToUse } from '../../../platform/language/language-to-use.ts'
import { withLanguage } from '../../../platform/language/with-language.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { presentNotifications } from '../present.ts'
import { type EntryRow, everyEntry } from '../queries.ts'
import { pushKeys } from './push-keys.ts'
import { type PushMessage, pushMessage, pushSummary } from './push-message.ts'
import { type PushOutcome, sendPush } from './send-push.ts'

interface PushData {
  readonly memberIds: readonly string[]
  /** The entry to push; without it, the message states the number of entries. */
  readonly notificationId?: string | undefined
  readonly count?: number | undefined
  /** The browsers to push to, if the others already have the message. */
  readonly subscriptionIds?: readonly string[] | undefined
  /** The number of attempts so far. */
  readonly tries?: number | undefined
}

/** The number of concurrent requests to push services. */
const AT_ONCE = 16
const MOST_TRIES = 6
const FIRST_DELAY_MS = 30_000
const DELAY_GROWTH = 4

/**
 * Pushes an entry's current state, or the number of several entries, to the browsers of its recipients, in the language
 * of each login. Deletes subscriptions whose address no longer works. Retries other failures in separate tasks, with
 * increasing delays.
 */
export const push: Task<PushData> = {
  name: 'notification-push',
  data: z.object({
    memberIds: z.array(z.uuid()),
    notificationId: z.uuid().optional(),
    count: z.int().optional(),
    subscriptionIds: z.array(z.uuid()).optional(),
    tries: z.int().optional(),
  }),
  concurrency: 4,
  async handle(ctx, data) {
    const [subscriptions, rows] = await Promise.all([findSubscriptions(ctx, data), findEntries(ctx, data)])
    const inLanguages = Map.groupBy(subscriptions, ({ language }) => languageToUse([language], ctx.config.languages))
    const waitingMessages = [...inLanguages].flatMap(([language, some]) => {
      const messages = withLanguage(language, () => messagesFor(data, rows))
      return some.flatMap((one) => {
        const message = messages.get(one.member_id)
        return message ? [{ ...one, message }] : []
      })
    })
    if (waitingMessages.length === 0) return
    const keys = await pushKeys(ctx)
    const ids: Record<PushOutcome, string[]> = { sent: [], gone: [], failed: [] }
    async function sendInTurn(): Promise<void> {
      for (let next = waitingMessages.shift(); next; next = waitingMessages.shift()) {
        ids[await sendPush(ctx, next, { message: next.message, keys })].push(next.id)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn))
    if (ids.gone.length > 0) await ctx.db.deleteFrom('push_subscription').where('id', 'in', ids.gone).execute()
    await tryAgain(ctx, data, ids.failed)
  },
}

async function tryAgain(ctx: Context, data: PushData, failed: readonly string[]): Promise<void> {
  const tries = (data.tries ?? 0) + 1
  if (failed.length === 0 || tries >= MOST_TRIES) return
  const startAfter = new Date(ctx.clock.now().getTime() + FIRST_DELAY_MS * DELAY_GROWTH ** (tries - 1))
  await ctx.tasks.send(ctx.db, push, { ...data, subscriptionIds: failed, tries }, { startAfter })
}

/**
 * Returns the push subscriptions of these members' unexpired sessions, limited to `subscriptionIds` if given. Skips
 * suspended and deleted accounts.
 */
function findSubscriptions({ db, clock }: Context, { memberIds, subscriptionIds }: PushData) {
  return db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .innerJoin('login', 'login.id', 'session.login_id')
    .select(['push_subscription.id', 'push_subscription.member_id', 'endpoint', 'p256dh', 'auth', 'login.language'])
    .where('push_subscription.member_id', 'in', memberIds)
    .where('session.expires_at', '>', clock.now())
    .where('login.suspended_at', 'is', null)
    .where('login.deleted_at', 'is', null)
    .$if(subscriptionIds !== undefined, (query) => query.where('push_subscription.id', 'in', subscriptionIds ?? []))
    .execute()
}

/** Returns the entry of each member, leaving out those that were retracted or seen. */
async function findEntries({ db }: Context, { memberIds, notificationId }: PushData): Promise<readonly EntryRow[]> {
  if (notificationId === undefined) return []
  return everyEntry(db, null)
    .where('notification.member_id', 'in', memberIds)
    .where('notification.id', '=', notificationId)
    .where('notification.cleared_at', 'is', null)
    .execute()
}

/** Returns the message for each member with an entry, in the current language. */
function messagesFor(
  { memberIds, notificationId, count = 0 }: PushData,
  rows: readonly EntryRow[],
): ReadonlyMap<string, PushMessage> {
  if (notificationId === undefined) return new Map(memberIds.map((id) => [id, pushSummary(count)]))
  const messages = new Map<string, PushMessage>()
  const notifications = presentNotifications(rows)
  // All entries have the same kind, so either all are presented or none.
  for (const [index, notification] of notifications.entries()) {
    const member = rows[index]?.member_id
    if (member !== undefined) messages.set(member, pushMessage(notification))
  }
  return messages
}
