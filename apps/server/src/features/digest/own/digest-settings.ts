import { digestErrors } from '@rise/contract/digest/errors'
import { LONGEST_PAUSE_DAYS } from '@rise/contract/digest/limits'
import type { DigestSettings } from '@rise/contract/digest/shapes'
import type { Plan } from '@rise/contract/policy'
import { type Selectable, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { UNKNOWN_ZONE, zoneOfTurn } from '../turns/due-turns.ts'
import { nextTurn } from '../turns/next-turn.ts'

const DAY_MS = 86_400_000

type DigestTurn = Omit<Selectable<Tables['digest_turn']>, 'actor_id'>

interface Row {
  readonly turn: DigestTurn | null
  readonly zone: string | null
  readonly plan: Plan
  readonly subscription: DigestSettings['subscription']
}

/** Returns the member's digest settings, and the time of the next digest. */
export async function readSettings({ db, clock }: Context, member: Acting): Promise<DigestSettings> {
  const { turn, zone, subscription } = await readRow(db, member)
  const { rhythm, weekday, minute } = turn ?? defaults
  const now = clock.now()
  const pausedUntil = turn?.paused_until && turn.paused_until > now ? turn.paused_until : null
  const dueAt = turn?.due_at ?? now
  const next = new Date(Math.max(dueAt.getTime(), pausedUntil?.getTime() ?? 0, now.getTime()))
  return {
    subscription,
    rhythm,
    weekday,
    minute,
    zone,
    pausedUntil: pausedUntil?.toISOString() ?? null,
    nextAt: subscription === 'subscribed' ? next.toISOString() : null,
  }
}

type Change = Partial<Pick<DigestTurn, 'rhythm' | 'weekday' | 'minute' | 'zone' | 'paused_until'>>

/** Changes the member's digest settings, and reschedules the next digest. Refuses with `pause-too-long`. */
export async function changeSettings(ctx: Context, member: Acting, change: Change): Promise<DigestSettings> {
  const { actorId } = member
  const now = ctx.clock.now()
  const furthest = now.getTime() + LONGEST_PAUSE_DAYS * DAY_MS
  if (change.paused_until && change.paused_until.getTime() > furthest) throw new Failure(digestErrors['pause-too-long'])
  await ctx.db.transaction().execute(async (tx) => {
    // A lock that a run shares: the run locks the turn before the account, so an exclusive lock could cause a deadlock.
    // Does nothing if the account has been erased.
    const actor = tx.selectFrom('actor').select('id').where('id', '=', actorId).forKeyShare()
    if (!(await actor.executeTakeFirst())) return
    const looked_since = new Date(now.getTime() - 7 * DAY_MS)
    await tx
      .insertInto('digest_turn')
      .values({ actor_id: actorId, due_at: now, looked_since, mailed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const turnQuery = tx.selectFrom('digest_turn').selectAll().where('actor_id', '=', actorId)
    const before = await turnQuery.forUpdate().executeTakeFirstOrThrow()
    const { zone, plan } = await readRow(tx, member)
    const newSettings = { ...before, ...change }
    const pausedUntil = newSettings.paused_until?.getTime() ?? null
    const isPauseMoved = pausedUntil !== (before.paused_until?.getTime() ?? null)
    const isMoved = (['rhythm', 'weekday', 'minute', 'zone'] as const).some(
      (name) => newSettings[name] !== before[name],
    )
    const rhythm = plan === 'Creator' ? newSettings.rhythm : 'weekly'
    const times = { ...newSettings, rhythm, zone: newSettings.zone ?? zone ?? UNKNOWN_ZONE }
    // A turn that is already due stays due, so that the first digest comes immediately.
    const isKept = !isPauseMoved && (!isMoved || before.due_at <= now)
    const from = new Date(Math.max(now.getTime(), pausedUntil ?? 0))
    const due_at = isKept ? before.due_at : nextTurn(times, { now: from, last: before.looked_since })
    await tx
      .updateTable('digest_turn')
      .set({ ...change, due_at })
      .where('actor_id', '=', actorId)
      .execute()
  })
  return readSettings(ctx, member)
}

const defaults = { rhythm: 'weekly', weekday: 2, minute: 480 } as const

async function readRow(db: Database | Tx, member: Acting): Promise<Row> {
  const turn = await db
    .selectFrom('digest_turn')
    .select(['rhythm', 'weekday', 'minute', 'zone', 'paused_until', 'due_at', 'looked_since', 'mailed_at'])
    .where('actor_id', '=', member.actorId)
    .executeTakeFirst()
  const { rows } = await sql<Omit<Row, 'turn'>>`
    select actor.plan, ${zoneOfTurn} as zone, case
        when subscription.login_id is null or subscription.unsubscribed_at is not null then 'none'
        when login.email_confirmed_at is null then 'pending' else 'subscribed' end as subscription
    from actor join login on login.id = ${member.loginId}
    left join newsletter_subscription as subscription on subscription.login_id = login.id
    left join digest_turn as turn on turn.actor_id = actor.id
    left join notification_schedule as schedule on schedule.member_id = actor.id
    left join story on story.actor_id = actor.id
    where actor.id = ${member.actorId}`.execute(db)
  const [row] = rows
  return {
    turn: turn ?? null,
    zone: row?.zone ?? null,
    plan: row?.plan ?? 'free',
    subscription: row?.subscription ?? 'none',
  }
}
