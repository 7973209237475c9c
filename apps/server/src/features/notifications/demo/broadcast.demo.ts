import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

const DAY_MS = 86_400_000
const DAYS_AGO = 6

const news = {
  title: 'Polls are here',
  text: 'Ask one clear question and let people choose.\nYou’ll find them beside the questions of Real talk.',
  path: '/real-talk?show=polls',
}

/**
 * Adds a broadcast that all listed demo members received and saw some days ago, unless the database has one. Returns
 * the number of recipients.
 */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-broadcast', 0))`.execute(tx)
    if (await tx.selectFrom('broadcast').select('id').limit(1).executeTakeFirst()) return 0
    const [id, at] = [ctx.newId(), new Date(ctx.clock.now().getTime() - DAYS_AGO * DAY_MS)]
    const members = await tx
      .selectFrom('actor')
      .innerJoin('membership', 'membership.actor_id', 'actor.id')
      .innerJoin('login', 'login.id', 'membership.login_id')
      .select('actor.id')
      .distinct()
      .where('actor.listed', '=', true)
      .where('login.email', 'like', '%@demo.example')
      .execute()
    if (members.length === 0) return 0
    const figures = { recipients: members.length, delivered: members.length }
    await tx
      .insertInto('broadcast')
      .values({
        ...{ id, ...news, ...figures, also_push: true, also_mail: false, audience: '{}', state: 'sent' },
        ...{ send_at: at, sent_at: at, created_at: at },
      })
      .execute()
    await tx
      .insertInto('broadcast_recipient')
      .values(members.map((member) => ({ broadcast_id: id, member_id: member.id })))
      .execute()
    const entry = { id: ctx.newId(), kind: 'broadcast', group_key: id, about_members: false, thing_id: id, at }
    const data = JSON.stringify({ id, ...news })
    await tx
      .insertInto('notification')
      .values(members.map((member) => ({ member_id: member.id, ...entry, data, cleared_at: at, in_app: true })))
      .execute()
    return members.length
  })
}
