import { createHash } from 'node:crypto'
import { broadcastErrors } from '@rise/contract/admin/broadcasts/errors'
import { broadcastAudience, type changedBroadcast, type newBroadcast } from '@rise/contract/admin/broadcasts/fields'
import { type BroadcastState, MOST_DAYS_AHEAD } from '@rise/contract/admin/broadcasts/kinds'
import type { Broadcast } from '@rise/contract/admin/broadcasts/shapes'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { cancelBroadcast, changeBroadcast, lockBroadcast, planBroadcast } from '../../notifications/index.ts'
import { recordAct } from '../../session/index.ts'
import { countAudience } from './audience.ts'
import { sendBroadcasts } from './send-broadcasts.task.ts'

type NewBroadcast = z.output<typeof newBroadcast>
type BroadcastEdit = z.output<typeof changedBroadcast> & { readonly id: string }

const DAY_MS = 86_400_000
/**
 * The factor by which the audience may grow between the preview and the request. A few more members are always allowed.
 */
const [GROWTH, FEW] = [1.05, 5]

interface ListQuery {
  readonly q?: string | undefined
  readonly state: BroadcastState
  readonly page: number
}

/** Returns a page of the broadcasts in one state, newest first. */
export async function listBroadcasts({ db }: Context, { q = '', state, page }: ListQuery): Promise<Page<Broadcast>> {
  const matchesTitle = sql`(${q === ''} or title ilike ${`%${q.replaceAll(/[\\%_]/g, '\\$&')}%`})`
  const condition = sql<boolean>`state = ${state} and ${matchesTitle}`
  const [rows, countResult] = await Promise.all([
    db
      .selectFrom('broadcast')
      .selectAll()
      .select(mailFigures)
      .where(condition)
      .orderBy('send_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    sql<{ count: number }>`
      select count(*)::int as count from (
        select from broadcast where ${condition} limit ${COUNT_CAP + 1}
      ) as counted`.execute(db),
  ])
  return toPage(rows.map(present), page, countResult.rows[0]?.count ?? 0)
}

/**
 * Notifies an audience, now or at a chosen time. Idempotent by id.
 *
 * @throws {Failure} `broadcast-time`, `broadcast-link`, `audience-grown`
 */
export function addBroadcast(
  ctx: Context,
  admin: Admin,
  { id, link, sendAt, count, ...planned }: NewBroadcast,
): Promise<Broadcast> {
  return ctx.db.transaction().execute(async (tx) => {
    const existingBroadcast = await findBroadcast(tx, id)
    if (existingBroadcast) return existingBroadcast
    const { at, path, found } = await checkPlan(ctx, tx, { link, sendAt, count, audience: planned.audience })
    const isNew = await planBroadcast(ctx, tx, { ...planned, id, path, sendAt: at })
    if (isNew) {
      if (sendAt === null) await ctx.tasks.send(tx, sendBroadcasts, {})
      await recordAct(ctx, tx, {
        act: sendAt === null ? 'broadcast.sent' : 'broadcast.scheduled',
        by: admin.loginId,
        subject: { id, name: planned.title },
        after: recordedValues({ ...planned, path, sendAt: at }, found),
      })
    }
    return readBroadcast(tx, id)
  })
}

/**
 * Changes a broadcast that is still scheduled. Without a time, it is sent now.
 *
 * @throws {Failure} `broadcast-not-found`, `broadcast-sent`, `broadcast-cancelled`, `broadcast-changed`, and the errors
 * of `addBroadcast`
 */
export function editBroadcast(
  ctx: Context,
  admin: Admin,
  { id, version, link, sendAt, count, ...planned }: BroadcastEdit,
): Promise<Broadcast> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockBroadcast(tx, id)
    if (!before) throw new Failure(broadcastErrors['broadcast-not-found'])
    if (before.state !== 'scheduled') throw new Failure(broadcastErrors[`broadcast-${before.state}`])
    if (versionOf(before) !== version) throw new Failure(broadcastErrors['broadcast-changed'])
    const { at, path, found } = await checkPlan(ctx, tx, { link, sendAt, count, audience: planned.audience })
    await changeBroadcast(tx, { ...planned, id, path, sendAt: at })
    if (sendAt === null) await ctx.tasks.send(tx, sendBroadcasts, {})
    await recordAct(ctx, tx, {
      act: 'broadcast.changed',
      by: admin.loginId,
      subject: { id, name: planned.title },
      before: recordedValues(plannedOf(before)),
      after: recordedValues({ ...planned, path, sendAt: at }, found),
    })
    return readBroadcast(tx, id)
  })
}

/**
 * Cancels a scheduled broadcast.
 * @throws {Failure} `broadcast-not-found`, `broadcast-sent`
 */
export function stopBroadcast(ctx: Context, admin: Admin, id: string): Promise<Broadcast> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await cancelBroadcast(tx, id)
    if (!before) throw new Failure(broadcastErrors['broadcast-not-found'])
    if (before.state === 'sent') throw new Failure(broadcastErrors['broadcast-sent'])
    if (before.state === 'scheduled') {
      const subject = { id, name: before.title }
      await recordAct(ctx, tx, { act: 'broadcast.cancelled', by: admin.loginId, subject })
    }
    return readBroadcast(tx, id)
  })
}

/**
 * Returns the time, the path and the size of the audience of a broadcast, after checking them.
 *
 * @throws {Failure} `broadcast-time`, `broadcast-link`, `audience-grown`
 */
async function checkPlan(
  ctx: Context,
  tx: Tx,
  { link, sendAt, count, audience }: Pick<NewBroadcast, 'link' | 'sendAt' | 'count' | 'audience'>,
): Promise<{ at: Date; path: string; found: number }> {
  const now = ctx.clock.now()
  const [at, path] = [timeOf(now, sendAt), pathOf(ctx, link)]
  const size = await countAudience(tx, audience, now)
  if (size > Math.max(count * GROWTH, count + FEW)) throw new Failure(broadcastErrors['audience-grown'])
  return { at, path, found: size }
}

/** An admin's input in its stored form. */
type Plan = Pick<NewBroadcast, 'title' | 'text' | 'alsoPush' | 'alsoMail' | 'audience'> & {
  readonly path: string
  readonly sendAt: Date
}

function plannedOf(row: Selectable<Tables['broadcast']>): Plan {
  const { title, text, path, also_push: alsoPush, also_mail: alsoMail, send_at: sendAt } = row
  return { title, text, path, alsoPush, alsoMail, audience: broadcastAudience.parse(row.audience), sendAt }
}

/** Returns the values for the timeline, without the search, which may name someone. */
function recordedValues({ path: link, audience, ...planned }: Plan, count?: number): Readonly<Record<string, unknown>> {
  return { ...planned, link, audience: withoutSearch(audience), ...(count !== undefined && { count }) }
}

/** Returns a hash of the content, which detects two admins editing the same broadcast. */
function versionOf(row: Selectable<Tables['broadcast']>): string {
  return createHash('sha256')
    .update(JSON.stringify(plannedOf(row)))
    .digest('hex')
    .slice(0, 32)
}

async function findBroadcast(db: Database | Tx, id: string): Promise<Broadcast | undefined> {
  const row = await db.selectFrom('broadcast').selectAll().select(mailFigures).where('id', '=', id).executeTakeFirst()
  return row && present(row)
}

async function readBroadcast(db: Database | Tx, id: string): Promise<Broadcast> {
  const broadcast = await findBroadcast(db, id)
  if (!broadcast) throw new Failure(broadcastErrors['broadcast-not-found'])
  return broadcast
}

/**
 * Returns the time at which to send.
 *
 * @throws {Failure} `broadcast-time`, at its field
 */
function timeOf(now: Date, sendAt: string | null): Date {
  if (sendAt === null) return now
  const at = new Date(sendAt)
  const ahead = at.getTime() - now.getTime()
  if (ahead > 0 && ahead <= MOST_DAYS_AHEAD * DAY_MS) return at
  throw refusalAt('broadcast-time', 'sendAt')
}

/**
 * Returns the path to which a link leads.
 *
 * @throws {Failure} `broadcast-link`, at its field, for a link to another site
 */
function pathOf({ config }: Context, link: string): string {
  const path = link.startsWith(`${config.publicUrl}/`) ? link.slice(config.publicUrl.length) : link
  if (path === '' || /^\/(?![/\\])[^\s\\]*$/.test(path)) return path
  throw refusalAt('broadcast-link', 'link')
}

function refusalAt(code: 'broadcast-time' | 'broadcast-link', field: string): Failure {
  const error = broadcastErrors[code]
  return new Failure(error, { fields: { [`body.${field}`]: error.message() } })
}

/**
 * Describes the audience: whether a search found it, and how many members were selected one by one. The words of the
 * search are stored only until the broadcast is sent or cancelled.
 */
const audienceSummary = z.object({ searched: z.literal(true).optional(), chosen: z.int().optional() })

function withoutSearch({ q, ...audience }: NewBroadcast['audience']): object {
  return q ? { ...audience, searched: true } : audience
}

/** The numbers of waiting and skipped emails. */
const mailFigures = [
  sql<number>`(select count(*)::int from news_held where thing_id = broadcast.id)`.as('waiting'),
  sql<number>`coalesce((select skipped from news_figure where thing_id = broadcast.id), 0)`.as('skipped'),
] as const

function present(row: Selectable<Tables['broadcast']> & { waiting: number; skipped: number }): Broadcast {
  const { id, title, text, path, also_push: alsoPush, also_mail: alsoMail, state, send_at, audience } = row
  const { recipients, delivered, mailed, waiting, skipped } = row
  return {
    ...{ _id: id, title, text, link: path, alsoPush, alsoMail, state, recipients, delivered, mailed, waiting, skipped },
    audience: { ...broadcastAudience.parse(audience), ...audienceSummary.parse(audience) },
    sendAt: send_at.toISOString(),
    version: versionOf(row),
  }
}
