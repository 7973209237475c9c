import type { World } from '../../../test/world.ts'
import { suppress } from '../../platform/mail/suppression.ts'
import { loginIdOf, type SignedInClient } from '../session/accounts.factory.ts'

export { runSequences } from './sequences/run-sequences.task.ts'

/** Adds a member to a running sequence whose only step was sent to them. */
async function enterSequence(world: World, member: Pick<SignedInClient, 'email'>): Promise<void> {
  const { db, clock, newId } = world.ctx
  const [id, stepId, now, loginId] = [newId(), newId(), clock.now(), await loginIdOf(world, member)]
  const audience = JSON.stringify({ role: 'everyone', plan: 'any', joinedWithinDays: null, inactiveForDays: null })
  await db
    .insertInto('mail_sequence')
    .values({
      ...{
        id,
        name: 'Welcome',
        state: 'paused',
        trigger: 'start',
        audience,
        stops: [],
        quiet_from: null,
        quiet_to: null,
      },
      ...{ time_zone: 'UTC', created_at: now, started_at: now, entered_at: now },
    })
    .execute()
  const step = { id: stepId, sequence_id: id, position: 0, delay_hours: 0, subject: 'Hello', body: '<p>Hello</p>' }
  await db
    .insertInto('mail_step')
    .values({ ...step, removed_at: null })
    .execute()
  const times = { entered_at: now, due_at: now }
  const run = { sequence_id: id, login_id: loginId, step_id: null, state: 'finished' as const, why: null, ...times }
  await db.insertInto('mail_run').values(run).execute()
  await db.insertInto('mail_step_sent').values({ login_id: loginId, step_id: stepId, sent_at: now }).execute()
  await db.insertInto('news_sent').values({ login_id: loginId, thing_id: stepId, sent_at: now }).execute()
  const until = new Date(now.getTime() + 365 * 86_400_000)
  await db.insertInto('news_held').values({ login_id: loginId, thing_id: newId(), until }).execute()
}

/** Adds data of a member to each table with personal data. */
export async function fillMailings(world: World, member: SignedInClient): Promise<void> {
  const consentReply = await member.api('PUT /api/v1/account/news', { body: { agreed: true } })
  if (consentReply.status !== 200) throw new Error('No account agreed to news.')
  await enterSequence(world, member)
  await suppress(world.ctx, world.ctx.db, { address: member.email, reason: 'complained' })
}
