import type { convosEndpoints } from '@rise/contract/convos/endpoints'
import { MOST_PINNED } from '@rise/contract/convos/limits'
import { maySeeConvos } from '@rise/contract/convos/policy'
import type { Convo } from '@rise/contract/convos/shapes'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { type Place, placeOf, STRETCH_ROWS, toStretch } from '../../platform/database/keyset.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { notBlocked } from '../connections/index.ts'
import { convoRows } from './convo-rows.ts'
import { partyOf } from './party.ts'
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
 * Returns a stretch of a folder of the member's conversations, latest first, without blocked members; with the first
 * one of the inbox, the pinned ones.
 */
export async function listConvos(ctx: Context, member: SignedIn, { folder, before }: Query): Promise<ConvoList> {
  const place = placeOf(before)
  const isStart = folder === 'inbox' && place === undefined
  const [rows, pinnedRows, requests] = await Promise.all([
    inFolder(ctx, member, folder)
      .where('own.pinned_at', 'is', null)
      .where(after(place))
      .orderBy('own.last_at', 'desc')
      .orderBy('own.convo_id', 'desc')
      .limit(STRETCH_ROWS)
      .execute(),
    isStart
      ? inFolder(ctx, member, folder)
          .where('own.pinned_at', 'is not', null)
          .orderBy('own.last_at', 'desc')
          .limit(MOST_PINNED)
          .execute()
      : [],
    countRequests(ctx, member),
  ])
  const { items, next } = toStretch(rows, ({ id, last_at }) => ({ id, at: last_at }))
  const shown = await presentConvos(ctx, ctx.db, member, [...pinnedRows, ...items])
  return { items: shown.slice(pinnedRows.length), next, pinned: shown.slice(0, pinnedRows.length), requests }
}

function inFolder({ db }: Context, member: SignedIn, folder: Query['folder']) {
  const party = partyOf(member)
  const rows = convoRows(db, party).where('own.folder', '=', folders[folder]).where(notBlocked(party, 'other.actor_id'))
  return maySeeConvos(member) ? rows : rows.where('convo.with_support', '=', true)
}

function after(place: Place | undefined) {
  if (place === undefined) return sql<boolean>`true`
  return sql<boolean>`(own.last_at, own.convo_id) < (${place.at}::timestamptz, ${place.id}::uuid)`
}

/** Requests that wait, counted to at most 100. */
async function countRequests(ctx: Context, member: SignedIn): Promise<number> {
  const some = inFolder(ctx, member, 'requests').clearSelect().select('own.convo_id').limit(MOST_COUNTED).as('some')
  const { count } = await ctx.db
    .selectFrom(some)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
