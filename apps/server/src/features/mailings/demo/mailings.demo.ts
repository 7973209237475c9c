import { newsWording } from '@rise/contract/mailings/words'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import material from './material/sequence.json' with { type: 'json' }

const everyone = { role: 'everyone', plan: 'any', joinedWithinDays: null, inactiveForDays: null }

/** Adds a welcome sequence that isn't started, and members who agreed to news. Skipped if there is a sequence. */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-mailings', 0))`.execute(tx)
    if (await tx.selectFrom('mail_sequence').select('id').limit(1).executeTakeFirst()) return 0
    const [id, now] = [ctx.newId(), ctx.clock.now()]
    const { name, timeZone, quiet, steps } = material
    await tx
      .insertInto('mail_sequence')
      .values({
        ...{ id, name, state: 'draft', trigger: 'join', audience: JSON.stringify(everyone), stops: ['paid'] },
        ...{ quiet_from: quiet.from, quiet_to: quiet.to, time_zone: timeZone },
        ...{ created_at: now, started_at: null, entered_at: null },
      })
      .execute()
    const rows = steps.map(({ delayHours: delay_hours, subject, body }, position) => ({
      ...{ id: ctx.newId(), sequence_id: id, position, delay_hours, subject, body, removed_at: null },
    }))
    await tx.insertInto('mail_step').values(rows).execute()
    await sql`insert into news_consent (login_id, agreed_at, wording)
      select id, greatest(created_at, ${now}::timestamptz - interval '20 days'), ${t(newsWording)} from login
      where email like '%@demo.example' and admin_role is null and email_confirmed_at is not null
      on conflict do nothing`.execute(tx)
    return steps.length
  })
}
