import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { QuietHours } from '../../../platform/local-time.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import type {} from '../emails.ts'
import { sendNews } from '../news/send-news.ts'
import { belongs, mayGetNews } from './audience.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BATCH = 500
/** Limits a run to well below the interval; the next run handles the rest. */
const MOST_BATCHES = 400

/** Enters members into running sequences, and prepares the due emails. */
export const runSequences: Task<Record<string, never>> = {
  name: 'mailings-run',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    await enterMembers(ctx)
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const count = await ctx.db.transaction().execute((tx) => prepare(ctx, tx))
      if (count < BATCH) return
    }
  },
}

/**
 * Enters members into sequences, each member once: all together when a sequence starts, or each when they confirm their
 * address.
 */
async function enterMembers(ctx: Context): Promise<void> {
  const runningSequences = await ctx.db.selectFrom('mail_sequence').selectAll().where('state', '=', 'running').execute()
  for (const { id, trigger, audience, started_at: startedAt, entered_at: enteredAt } of runningSequences) {
    if (startedAt === null || (trigger === 'start' && enteredAt !== null)) continue
    const now = ctx.clock.now()
    const since = trigger === 'join' ? sql`login.email_confirmed_at >= ${startedAt}` : sql`true`
    await ctx.db.transaction().execute(async (tx) => {
      await sql`insert into mail_run (sequence_id, login_id, step_id, state, entered_at, due_at)
        select ${id}::uuid, login.id, step.id, 'waiting', ${now}::timestamptz,
          ${now}::timestamptz + make_interval(hours => step.delay_hours)
        from login, (select id, delay_hours from mail_step where sequence_id = ${id} and removed_at is null
          order by position limit 1) as step
        where ${since} and ${belongs(audience, now)}
        on conflict do nothing`.execute(tx)
      await tx.updateTable('mail_sequence').set({ entered_at: now }).where('id', '=', id).execute()
    })
  }
}

interface DueRun {
  readonly sequence_id: string
  readonly login_id: string
  readonly step_id: string
  readonly email: string
  readonly quiet_from: number | null
  readonly quiet_to: number | null
  readonly time_zone: string
  readonly wanted: boolean
  readonly came_back: boolean
  readonly paid: boolean
  readonly already: boolean
  readonly next_id: string | null
  readonly next_delay: number | null
}

/** Prepares the emails for a batch of members whose step is due. Returns how many members were processed. */
async function prepare(ctx: Context, tx: Tx): Promise<number> {
  const now = ctx.clock.now()
  const runs = await lockDueRuns(tx, now)
  const postponedRuns: { run: DueRun; at: Date }[] = []
  const stoppedRuns: { run: DueRun; why: string }[] = []
  const doneRuns: DueRun[] = []
  const dueRuns: DueRun[] = []
  for (const run of runs) {
    if (!run.wanted) stoppedRuns.push({ run, why: 'no-agreement' })
    else if (run.came_back) stoppedRuns.push({ run, why: 'active' })
    else if (run.paid) stoppedRuns.push({ run, why: 'paid' })
    else if (run.already) doneRuns.push(run)
    else dueRuns.push(run)
  }
  const letters = dueRuns.map((run) => {
    const { login_id: loginId, step_id: stepId, email: to } = run
    return { loginId, to, thingId: stepId, props: { loginId, stepId }, quiet: quietOf(run) }
  })
  const outcomes = await sendNews(ctx, tx, 'sequence', letters)
  const sentRuns: DueRun[] = []
  for (const [index, run] of dueRuns.entries()) {
    const outcome = outcomes[index] ?? { kind: 'refused' }
    if (outcome.kind === 'sent') sentRuns.push(run)
    else if (outcome.kind === 'already') doneRuns.push(run)
    else postponedRuns.push({ run, at: 'until' in outcome ? outcome.until : new Date(now.getTime() + DAY_MS) })
  }
  await recordSent(tx, sentRuns, now)
  await advance(tx, [...doneRuns, ...sentRuns], now)
  await wait(tx, postponedRuns)
  await stop(tx, stoppedRuns)
  return runs.length
}

/** Locks and returns the due runs. Skips runs that other processes have locked, so that no member gets a step twice. */
async function lockDueRuns(tx: Tx, now: Date): Promise<readonly DueRun[]> {
  const { rows } = await sql<DueRun>`
    select run.sequence_id, run.login_id, run.step_id, login.email,
      sequence.quiet_from, sequence.quiet_to, sequence.time_zone, ${mayGetNews} as wanted,
      ('active' = any(sequence.stops) and exists (select from session where session.login_id = login.id
        and last_seen_at > run.entered_at)) as came_back,
      ('paid' = any(sequence.stops) and exists (select from membership join actor on actor.id = membership.actor_id
        where membership.login_id = login.id and actor.plan <> 'free')) as paid,
      exists (select from mail_step_sent sent where sent.login_id = login.id and sent.step_id = run.step_id) as already,
      next.id as next_id, next.delay_hours as next_delay
    from mail_run run
    join mail_sequence sequence on sequence.id = run.sequence_id and sequence.state = 'running'
    join mail_step step on step.id = run.step_id
    join login on login.id = run.login_id
    left join lateral (select id, delay_hours from mail_step later where later.sequence_id = run.sequence_id
      and later.removed_at is null and later.position > step.position order by later.position limit 1) as next on true
    where run.state = 'waiting' and run.due_at <= ${now}
    order by run.due_at limit ${BATCH} for update of run skip locked`.execute(tx)
  return rows
}

/** Returns the quiet hours of the sequence. */
function quietOf({ quiet_from: from, quiet_to: to, time_zone: zone }: DueRun): QuietHours | undefined {
  return from === null || to === null ? undefined : { zone, from: from * 60, until: to * 60 }
}

async function recordSent(tx: Tx, runs: readonly DueRun[], now: Date): Promise<void> {
  if (runs.length === 0) return
  await tx
    .insertInto('mail_step_sent')
    .values(runs.map(({ login_id, step_id }) => ({ login_id, step_id, sent_at: now })))
    .execute()
}

/** Moves members on to the next step or to the end. */
async function advance(tx: Tx, runs: readonly DueRun[], now: Date): Promise<void> {
  const next = runs.map(({ next_id: id, next_delay: hours }) => ({
    id,
    due: new Date(now.getTime() + (hours ?? 0) * HOUR_MS),
  }))
  await sql`update mail_run set step_id = next.step_id, due_at = next.due_at,
      state = case when next.step_id is null then 'finished' else 'waiting' end
    from unnest(${runs.map((run) => run.sequence_id)}::uuid[], ${runs.map((run) => run.login_id)}::uuid[],
      ${next.map(({ id }) => id)}::uuid[], ${next.map(({ due }) => due)}::timestamptz[])
      as next (sequence_id, login_id, step_id, due_at)
    where mail_run.sequence_id = next.sequence_id and mail_run.login_id = next.login_id`.execute(tx)
}

async function wait(tx: Tx, runs: readonly { run: DueRun; at: Date }[]): Promise<void> {
  await sql`update mail_run set due_at = next.due_at
    from unnest(${runs.map(({ run }) => run.sequence_id)}::uuid[], ${runs.map(({ run }) => run.login_id)}::uuid[],
      ${runs.map(({ at }) => at)}::timestamptz[]) as next (sequence_id, login_id, due_at)
    where mail_run.sequence_id = next.sequence_id and mail_run.login_id = next.login_id`.execute(tx)
}

async function stop(tx: Tx, runs: readonly { run: DueRun; why: string }[]): Promise<void> {
  await sql`update mail_run set state = 'stopped', why = stopped.why
    from unnest(${runs.map(({ run }) => run.sequence_id)}::uuid[], ${runs.map(({ run }) => run.login_id)}::uuid[],
      ${runs.map(({ why }) => why)}::text[]) as stopped (sequence_id, login_id, why)
    where mail_run.sequence_id = stopped.sequence_id and mail_run.login_id = stopped.login_id`.execute(tx)
}
