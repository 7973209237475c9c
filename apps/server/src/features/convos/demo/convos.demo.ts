import { SUPPORT } from '@rise/contract/convos/kinds'
import type { ReactionTitle } from '@rise/contract/discussion/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { convoIdOf, type Party } from '../party.ts'
import type { Side } from '../tables.ts'
import material from './material/convos.json' with { type: 'json' }

const HOUR_MS = 3_600_000
/** Minutes between two lines, used in rotation. */
const GAPS_MINUTES = [2, 7, 1, 38, 3, 12]

interface DemoConvo {
  /** The slugs of the member who began and of the other member; `support` for the installation's support. */
  readonly from: string
  readonly to: string
  /** The age of the last line. */
  readonly hoursAgo: number
  /** `> ` precedes lines by the member who began, `< ` lines by the other member. */
  readonly lines: readonly string[]
  /** The number of last lines that the recipient has not read. */
  readonly unread?: number
  /** Pinned by the recipient. */
  readonly pinned?: boolean
  /** Whether the conversation is a stranger’s request. */
  readonly request?: boolean
  /** Whether the conversation is a stranger’s first message that waits for review. */
  readonly held?: boolean
  /** Reactions to messages by position. Each is from the side that received the message. */
  readonly react?: readonly (readonly [number, string])[]
}

/** Adds the conversations of the demo world, unless the database has any. Returns how many. */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-convos', 0))`.execute(tx)
    if (await tx.selectFrom('convo').select('id').limit(1).executeTakeFirst()) return 0
    const convos = material as unknown as readonly DemoConvo[]
    const parties = await findParties(tx, convos)
    let addedConvos = 0
    for (const convo of convos) {
      const [from, to] = [parties.get(convo.from), parties.get(convo.to)]
      if (from === undefined || to === undefined) continue
      await addConvo(ctx, tx, convo, [from, to])
      addedConvos += 1
    }
    return addedConvos
  })
}

async function addConvo(ctx: Context, tx: Tx, convo: DemoConvo, parties: readonly [Party, Party]): Promise<void> {
  const { lines, hoursAgo, unread = 0, request = false, held = false, pinned = false } = convo
  const id = convoIdOf(...parties)
  const lastAt = new Date(ctx.clock.now().getTime() - hoursAgo * HOUR_MS)
  const times = timesOf(lines.length, lastAt)
  const rows = lines.map((line, index) => ({
    ...{ convo_id: id, seq: index + 1, side: sideOf(line), login_id: null, client_id: ctx.newId() },
    ...{ text: line.slice(2), reply_to: null, revision: index + 1, created_at: times[index] ?? lastAt },
  }))
  const [count, last] = [lines.length, sideOf(lines.at(-1) ?? '> ')]
  const counters = { last_seq: count, revision: count, created_at: times[0] ?? lastAt, last_at: lastAt }
  await tx
    .insertInto('convo')
    .values({ id, with_support: parties[1] === null, ...counters })
    .execute()
  const folder = held ? ('held' as const) : request ? ('request' as const) : ('inbox' as const)
  const sides = parties.map((party, index) => {
    const side: Side = index === 0 ? 1 : 2
    const unreadCount = side === last ? 0 : unread
    return {
      ...{ convo_id: id, side, actor_id: party, last_at: lastAt, unread: unreadCount, read_seq: count - unreadCount },
      ...{ unread_since: unreadCount > 0 && !held ? lastAt : null, told_at: unreadCount > 0 ? lastAt : null },
      folder: side === 1 ? ('inbox' as const) : folder,
      requested_at: folder !== 'inbox' && side === 1 ? lastAt : null,
      pinned_at: pinned && side === 2 ? lastAt : null,
    }
  })
  await tx.insertInto('convo_side').values(sides).execute()
  await tx.insertInto('message').values(rows).execute()
  for (const [seq, reaction] of convo.react ?? []) {
    const side: Side = rows[seq - 1]?.side === 1 ? 2 : 1
    await tx
      .insertInto('message_reaction')
      .values({ convo_id: id, seq, side, reaction: reaction as ReactionTitle })
      .execute()
  }
}

function sideOf(line: string): Side {
  return line.startsWith('> ') ? 1 : 2
}

/** Returns the times of `count` lines, in ascending order; the last line is at `lastAt`. */
function timesOf(count: number, lastAt: Date): Date[] {
  const times = [lastAt]
  for (let index = 1; index < count; index += 1) {
    const gap = GAPS_MINUTES[index % GAPS_MINUTES.length] ?? 1
    times.unshift(new Date((times[0] ?? lastAt).getTime() - gap * 60_000))
  }
  return times
}

/** Returns the members of the demo world by their slugs, and support. */
async function findParties(tx: Tx, convos: readonly DemoConvo[]): Promise<ReadonlyMap<string, Party>> {
  const slugs = convos.flatMap(({ from, to }) => [from, to])
  const rows = await tx
    .selectFrom('actor')
    .select(['id', 'slug'])
    .where('slug', 'in', [...new Set(slugs)])
    .where('listed', '=', true)
    .execute()
  return new Map<string, Party>([...rows.map(({ id, slug }) => [slug, id] as const), [SUPPORT, null]])
}
