import type { convosEndpoints } from '@rise/contract/convos/endpoints'
import { MOST_PINNED } from '@rise/contract/convos/limits'
import { maySeeConvos } from '@rise/contract/convos/policy'
import type { Convo } from '@rise/contract/convos/shapes'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { compileOnce } from '../../platform/database/compile-once.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../platform/database/keyset.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { notBlocked } from '../connections/index.ts'
import { convoRows } from './convo-rows.ts'
import { type Party, partyOf } from './party.ts'
import { presentConvos } from './present-convo.ts'

type Query = EndpointParsed<(typeof convosEndpoints)['GET /api/v1/convos']>['query']

const folders = { inbox: 'inbox', requests: 'request', archived: 'archived' } as const
const MOST_COUNTED = 100

interface ConvoList {
  readonly items: Convo[]
  readonly next: string | null
  readonly pinned: Convo[]
  readonly requests: number
}

/**
 * Returns a page of a folder of the member's conversations, latest first, without blocked members; the first page of
 * the inbox includes the pinned ones.
 */
export async function listConvos(ctx: Context, member: SignedIn, { folder, before }: Query): Promise<ConvoList> {
  const party = partyOf(member)
  const place = placeOf(before)
  const isStart = folder === 'inbox' && place === undefined
  const supportOnly = maySeeConvos(member) ? undefined : true
  const rows = await readFolder(
    ctx.db,
    party,
    folders[folder],
    supportOnly,
    isStart ? true : undefined,
    place?.at,
    place?.id,
  )
  const { items, next } = toCursorPage(
    rows.filter(({ pinned_at }) => pinned_at === null),
    ({ id, last_at }) => ({ id, at: last_at }),
  )
  const pinnedRows = rows.filter(({ pinned_at }) => pinned_at !== null)
  const convos = await presentConvos(ctx, ctx.db, member, [...pinnedRows, ...items])
  const requests = rows[0]?.requests ?? (await countRequests(ctx.db, party, supportOnly))
  return { items: convos.slice(pinnedRows.length), next, pinned: convos.slice(0, pinnedRows.length), requests }
}

type Folder = (typeof folders)[Query['folder']]

const readFolder = compileOnce(
  (
    db,
    party: Party,
    folder: Folder,
    supportOnly: true | undefined,
    withPinned: true | undefined,
    beforeAt: Date | undefined,
    beforeId: string | undefined,
  ) => {
    const ids = inFolder(db, party, folder, supportOnly).clearSelect().select('own.convo_id')
    const latestIds = ids
      .where('own.pinned_at', 'is', null)
      .$if(beforeAt !== undefined, (query) =>
        query.where(sql<boolean>`(own.last_at, own.convo_id) < (${beforeAt}::timestamptz, ${beforeId}::uuid)`),
      )
      .orderBy('own.last_at', 'desc')
      .orderBy('own.convo_id', 'desc')
      .limit(CURSOR_PAGE_ROWS)
    const pinnedIds = ids.where('own.pinned_at', 'is not', null).orderBy('own.last_at', 'desc').limit(MOST_PINNED)
    return convoRows(db, party)
      .where(sql<boolean>`own.convo_id in ((${latestIds}) ${withPinned ? sql`union all (${pinnedIds})` : sql``})`)
      .select(requestCount(db, party, supportOnly).as('requests'))
      .orderBy('own.last_at', 'desc')
      .orderBy('own.convo_id', 'desc')
  },
)

function inFolder(db: Database | Tx, party: Party, folder: Folder, supportOnly: true | undefined) {
  const rows = convoRows(db, party).where('own.folder', '=', folder).where(notBlocked(party, 'other.actor_id'))
  return supportOnly ? rows.where('convo.with_support', '=', true) : rows
}

/** Returns the number of unanswered requests, counted to at most 100, as an expression for another query. */
function requestCount(db: Database | Tx, party: Party, supportOnly: true | undefined): RawBuilder<number> {
  const cappedRows = inFolder(db, party, folders.requests, supportOnly).clearSelect().limit(MOST_COUNTED)
  return sql<number>`(select count(*)::int from (${cappedRows.select('own.convo_id')}) as counted)`
}

async function countRequests(db: Database, party: Party, supportOnly: true | undefined): Promise<number> {
  const count = requestCount(db, party, supportOnly).as('count')
  return (await db.selectNoFrom(count).executeTakeFirstOrThrow()).count
}
