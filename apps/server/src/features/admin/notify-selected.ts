import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Admin } from '../../platform/http/requester.ts'
import { planBroadcast, sendBroadcast } from '../notifications/index.ts'
import { recordAct } from '../session/index.ts'
import type { Outcome } from './selection.ts'

/** A notification to members that an admin chose in a list. */
export interface NewsForSelection {
  readonly title: string
  readonly text: string
  readonly alsoMail: boolean
}

interface AddressedNews extends NewsForSelection {
  /** The column of `ids`: logins for selected members, actors for selected companies. */
  readonly column: 'login_id' | 'actor_id'
  readonly ids: readonly string[]
}

/**
 * Notifies the chosen members or companies immediately: only active ones, and never admins. A company's team reads it
 * behind the bell. The recipients are stored with the notification; the admin's selection is not.
 */
export function notifySelected(
  ctx: Context,
  admin: Admin,
  { column, ids, title, text, alsoMail }: AddressedNews,
): Promise<Outcome> {
  return ctx.db.transaction().execute(async (tx) => {
    const memberQuery = sql<{ member_id: string }>`
      select distinct member_entry.actor_id as member_id from member_entry
      where member_entry.actor_id is not null and member_entry.standing = 'active'
        and ${sql.ref(`member_entry.${column}`)} = any(${[...ids]}::uuid[])`
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${memberQuery}) as found`.execute(
      tx,
    )
    const count = rows[0]?.count ?? 0
    if (count > 0) {
      const [id, now] = [ctx.newId(), ctx.clock.now()]
      const content = { title, text, path: '', alsoPush: false, alsoMail }
      await planBroadcast(ctx, tx, { id, ...content, audience: { chosen: count }, sendAt: now })
      await sendBroadcast(ctx, tx, id, memberQuery)
      const subject = { id, name: title }
      const recordedValues = { title, text, alsoMail, count }
      await recordAct(ctx, tx, { act: 'broadcast.sent', by: admin.loginId, subject, after: recordedValues })
    }
    return { done: count, skipped: Math.max(0, ids.length - count) }
  })
}
