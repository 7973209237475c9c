import { QUIET_DAYS } from '@rise/contract/digest/limits'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { endOfQuiet } from '../../../platform/local-time.ts'
import { unsubscribeLinks } from '../../newsletter/index.ts'
import type { Choice, ChosenJob } from '../choice/choice.ts'
import { chooseJobs } from '../choice/choose-jobs.ts'
import type {} from '../index.ts'
import { type DueTurn, type DueTurns, takeDueTurns } from './due-turns.ts'
import { nextTurn } from './next-turn.ts'

const DAY_MS = 86_400_000
/** Turns are at most ten days apart, so a longer gap means that the digest was paused. */
const LONGEST_GAP_DAYS = 14

interface TurnsToTake extends DueTurns {
  /** Collects the turns that are taken. */
  readonly inHand?: DueTurn[]
}

/** A digest to store, with its member's turn. */
interface NewDigest {
  readonly id: string
  readonly turn: DueTurn
  readonly choice: Choice
}

/**
 * Takes due turns in one transaction: chooses the jobs, stores the digests and sends the emails, or a note about a
 * month without jobs.
 */
export async function takeTurns(ctx: Context, { inHand = [], ...due }: TurnsToTake): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const turns = await takeDueTurns(ctx, tx, due)
    inHand.push(...turns)
    const now = ctx.clock.now()
    const postponedUntil = new Map<string, Date>()
    for (const turn of turns) {
      const end = quietEnd(turn, now)
      if (end) postponedUntil.set(turn.actorId, end)
    }
    const readyTurns = turns.filter(({ actorId }) => !postponedUntil.has(actorId))
    await postpone(tx, postponedUntil)
    const choices = await chooseJobs(ctx, readyTurns)
    const digests = readyTurns.flatMap((turn): NewDigest[] => {
      const choice = choices.get(turn.actorId)
      if (!choice || (choice.jobs.length === 0 && !isQuietTooLong(turn, now))) return []
      return [{ id: ctx.newId(), turn, choice }]
    })
    await endTurns(tx, readyTurns, now)
    await storeDigests(tx, digests, now)
    await sendLetters(ctx, tx, digests)
  })
}

function quietEnd({ quietZone: zone, quietFrom: from, quietUntil: until }: DueTurn, now: Date): Date | undefined {
  return zone === null || from === null || until === null ? undefined : endOfQuiet({ zone, from, until }, now)
}

function isQuietTooLong({ lookedSince, mailedAt }: DueTurn, now: Date): boolean {
  return lookedSince >= longestGap(now) && now.getTime() - mailedAt.getTime() >= QUIET_DAYS * DAY_MS
}

/**
 * Returns the earliest last turn of an uninterrupted digest. With an earlier last turn, the member had paused or ended
 * the digest, so the month without jobs doesn't count, and a new month starts now.
 */
function longestGap(now: Date): Date {
  return new Date(now.getTime() - LONGEST_GAP_DAYS * DAY_MS)
}

async function postpone(tx: Tx, later: ReadonlyMap<string, Date>): Promise<void> {
  await setDue(tx, [...later])
}

async function endTurns(tx: Tx, turns: readonly DueTurn[], now: Date): Promise<void> {
  const next = turns.map((turn): [string, Date] => {
    const rhythm = turn.plan === 'Creator' ? turn.rhythm : 'weekly'
    return [turn.actorId, nextTurn({ ...turn, rhythm }, { now, last: now })]
  })
  await setDue(tx, next)
  const ids = turns.map(({ actorId }) => actorId)
  await sql`update digest_turn set looked_since = ${now},
      mailed_at = case when looked_since < ${longestGap(now)} then ${now} else mailed_at end
    where actor_id = any(${ids}::uuid[])`.execute(tx)
}

async function setDue(tx: Tx, due: readonly (readonly [string, Date])[]): Promise<void> {
  if (due.length === 0) return
  await sql`update digest_turn set due_at = next.at
    from unnest(${due.map(([id]) => id)}::uuid[], ${due.map(([, at]) => at)}::timestamptz[]) as next (id, at)
    where digest_turn.actor_id = next.id`.execute(tx)
}

async function storeDigests(tx: Tx, made: readonly NewDigest[], now: Date): Promise<void> {
  if (made.length === 0) return
  await tx
    .insertInto('digest')
    .values(
      made.map(({ id, turn, choice }) => ({
        id,
        actor_id: turn.actorId,
        turn_at: turn.dueAt,
        basis: choice.jobs.length === 0 ? ('note' as const) : choice.basis,
        made_at: now,
        sent_at: choice.jobs.length === 0 ? now : null,
        looked_at: choice.jobs.length === 0 ? choice.lookedAt : null,
        best_match: choice.jobs.length === 0 ? choice.best : null,
      })),
    )
    .execute()
  const rows = made.flatMap(({ id, turn, choice }) =>
    choice.jobs.map((job: ChosenJob, position) => ({ ...job, position, digestId: id, actorId: turn.actorId })),
  )
  if (rows.length > 0) {
    // The rows are one JSON value, because thousands of parameters would take longer than the rows themselves.
    await sql`insert into digest_job (actor_id, job_id, digest_id, position, match, why)
      select "actorId", id, "digestId", position, match, why
      from json_to_recordset(${JSON.stringify(rows)}) as made
        ("actorId" uuid, id uuid, "digestId" uuid, position smallint, match smallint, why text)`.execute(tx)
  }
  const ids = made.map(({ turn }) => turn.actorId)
  await sql`update digest_turn set mailed_at = ${now} where actor_id = any(${ids}::uuid[])`.execute(tx)
}

async function sendLetters(ctx: Context, tx: Tx, made: readonly NewDigest[]): Promise<void> {
  const url = `${ctx.config.publicUrl}/jobs/digest`
  const envelope = ({ turn }: NewDigest) => {
    const { page, oneClick } = unsubscribeLinks(ctx, turn.loginId)
    return { to: turn.email, unsubscribeUrl: oneClick, unsubscribePage: page }
  }
  const digests = made.filter(({ choice }) => choice.jobs.length > 0)
  const sentLetters = await ctx.mail.sendMany(
    tx,
    'digest',
    digests.map((one) => ({ ...envelope(one), props: { digestId: one.id } })),
  )
  const unsent = digests.filter((_, index) => !sentLetters[index]).map(({ id }) => id)
  if (unsent.length > 0) await tx.deleteFrom('digest').where('id', 'in', unsent).execute()
  await ctx.mail.sendMany(
    tx,
    'digest-note',
    made
      .filter(({ choice }) => choice.jobs.length === 0)
      .map((one) => ({
        ...envelope(one),
        props: {
          firstName: one.turn.firstName,
          lookedAt: one.choice.lookedAt,
          best: one.choice.best,
          url: `${url}/review-my-info`,
        },
      })),
  )
}
