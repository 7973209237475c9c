import { broadcastErrors } from '@rise/contract/admin/broadcasts/errors'
import { broadcastAudience, type newBroadcast } from '@rise/contract/admin/broadcasts/fields'
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
import type { SignedIn } from '../../../platform/http/requester.ts'
import { cancelBroadcast, planBroadcast } from '../../notifications/index.ts'
import { recordAct } from '../../session/index.ts'
import { countAudience } from './audience.ts'
import { sendBroadcasts } from './send-broadcasts.task.ts'

type New = z.output<typeof newBroadcast>

const DAY_MS = 86_400_000
/** Members who join between the look and the act don't stop it. */
const [GROWTH, FEW] = [1.05, 5]

interface Asked {
  readonly q?: string | undefined
  readonly state: BroadcastState
  readonly page: number
}

/** Returns a page of the notifications to audiences in one state, newest first. */
export async function listBroadcasts({ db }: Context, { q = '', state, page }: Asked): Promise<Page<Broadcast>> {
  const named = sql`(${q === ''} or title ilike ${`%${q.replaceAll(/[\\%_]/g, '\\$&')}%`})`
  const found = sql<boolean>`state = ${state} and ${named}`
  const [rows, counted] = await Promise.all([
    db
      .selectFrom('broadcast')
      .selectAll()
      .where(found)
      .orderBy('send_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    sql<{ count: number }>`
      select count(*)::int as count from (
        select from broadcast where ${found} limit ${COUNT_CAP + 1}
      ) as counted`.execute(db),
  ])
  return toPage(rows.map(present), page, counted.rows[0]?.count ?? 0)
}

/**
 * Notifies an audience, now or at a chosen time. Sent again, it is the notification that is there.
 *
 * @throws {Failure} `broadcast-time`, `broadcast-link`, `audience-grown`
 */
export function addBroadcast(
  ctx: Context,
  admin: SignedIn,
  { id, link, sendAt, count, ...planned }: New,
): Promise<Broadcast> {
  return ctx.db.transaction().execute(async (tx) => {
    const kept = await findBroadcast(tx, id)
    if (kept) return kept
    const now = ctx.clock.now()
    const at = timeOf(now, sendAt)
    const path = pathOf(ctx, link)
    const found = await countAudience(tx, planned.audience, now)
    if (found > Math.max(count * GROWTH, count + FEW)) throw new Failure(broadcastErrors['audience-grown'])
    const isMade = await planBroadcast(ctx, tx, { ...planned, id, path, sendAt: at })
    if (isMade) {
      if (sendAt === null) await ctx.tasks.send(tx, sendBroadcasts, {})
      await recordAct(ctx, tx, {
        act: sendAt === null ? 'broadcast.sent' : 'broadcast.scheduled',
        by: admin.loginId,
        subject: { id, name: planned.title },
        after: { ...planned, audience: withoutSearch(planned.audience), link: path, sendAt: at, count: found },
      })
    }
    return readBroadcast(tx, id)
  })
}

/**
 * Cancels a scheduled notification.
 *
 * @throws {Failure} `broadcast-not-found`, `broadcast-sent`
 */
export function stopBroadcast(ctx: Context, admin: SignedIn, id: string): Promise<Broadcast> {
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

async function findBroadcast(db: Database | Tx, id: string): Promise<Broadcast | undefined> {
  const row = await db.selectFrom('broadcast').selectAll().where('id', '=', id).executeTakeFirst()
  return row && present(row)
}

async function readBroadcast(db: Database | Tx, id: string): Promise<Broadcast> {
  const kept = await findBroadcast(db, id)
  if (!kept) throw new Failure(broadcastErrors['broadcast-not-found'])
  return kept
}

/** @throws {Failure} `broadcast-time`, at its field */
function timeOf(now: Date, sendAt: string | null): Date {
  if (sendAt === null) return now
  const at = new Date(sendAt)
  const ahead = at.getTime() - now.getTime()
  if (ahead > 0 && ahead <= MOST_DAYS_AHEAD * DAY_MS) return at
  throw refusalAt('broadcast-time', 'sendAt')
}

/** @throws {Failure} `broadcast-link`, at its field, for what leads elsewhere */
function pathOf({ config }: Context, link: string): string {
  const path = link.startsWith(`${config.publicUrl}/`) ? link.slice(config.publicUrl.length) : link
  if (path === '' || /^\/(?![/\\])[^\s\\]*$/.test(path)) return path
  throw refusalAt('broadcast-link', 'link')
}

function refusalAt(code: 'broadcast-time' | 'broadcast-link', field: string): Failure {
  const error = broadcastErrors[code]
  return new Failure(error, { fields: { [`body.${field}`]: error.message } })
}

/** Whether the members were found by a search, whose words are kept only until it is sent. */
const searchedIn = z.object({ searched: z.literal(true).optional() })

function withoutSearch({ q, ...audience }: New['audience']): object {
  return q ? { ...audience, searched: true } : audience
}

function present(row: Selectable<Tables['broadcast']>): Broadcast {
  const { id, title, text, path, also_push: alsoPush, also_mail: alsoMail, state, send_at, audience } = row
  const { recipients, delivered, mailed } = row
  return {
    ...{ _id: id, title, text, link: path, alsoPush, alsoMail, state, recipients, delivered, mailed },
    audience: { ...broadcastAudience.parse(audience), ...searchedIn.parse(audience) },
    sendAt: send_at.toISOString(),
  }
}
