import type { convosEndpoints } from '@rise/contract/convos/endpoints'
import { MOST_FOUND_CONVOS, MOST_FOUND_MESSAGES } from '@rise/contract/convos/limits'
import { maySeeConvos } from '@rise/contract/convos/policy'
import type { Convo, FoundMessage } from '@rise/contract/convos/shapes'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { convoRows } from './convo-rows.ts'
import { excerptAround } from './excerpt-around.ts'
import { type Party, partyOf } from './party.ts'
import { presentConvos } from './present-convo.ts'

type Query = EndpointParsed<(typeof convosEndpoints)['GET /api/v1/convos/search']>['query']

/**
 * The maximum number of matches that are collected and sorted. If there are more, only the newest conversations are
 * searched, because they probably have enough.
 */
const MOST_SORTED = 10_000
/** The number of newest conversations searched for a word with more matches. */
const NEWEST_CONVOS = 20

interface SearchResult {
  readonly messages: FoundMessage[]
  readonly convos: Convo[]
}

interface Match {
  readonly convo_id: string
  readonly seq: number
  readonly mine: boolean
  readonly text: string
  readonly created_at: Date
}

/**
 * Returns the newest messages that contain all given words as prefixes, in one conversation or in all that the member
 * can see. A search in all also returns the conversations with members whose names contain the search text.
 */
export async function searchMessages(ctx: Context, member: SignedIn, { q, convo }: Query): Promise<SearchResult> {
  const party = partyOf(member)
  const [matches, namedConvoIds] = await Promise.all([
    findMatches(ctx, party, { q, convo }),
    convo === undefined ? findNamed(ctx, party, q) : [],
  ])
  const ids = [...new Set([...namedConvoIds, ...matches.map(({ convo_id }) => convo_id)])]
  if (ids.length === 0) return { messages: [], convos: [] }
  const rows = await convoRows(ctx.db, party).where('own.convo_id', 'in', ids).execute()
  const visibleRows = rows.filter(({ blocked, with_support }) => !blocked && (with_support || maySeeConvos(member)))
  const convosById = new Map((await presentConvos(ctx, ctx.db, member, visibleRows)).map((each) => [each._id, each]))
  return {
    convos: namedConvoIds.flatMap((id) => convosById.get(id) ?? []),
    messages: matches.flatMap(({ convo_id, seq, mine, text, created_at }) => {
      const convo = convosById.get(convo_id)
      return convo ? [{ convo, seq, own: mine, excerpt: excerptAround(text, q), sentAt: created_at.toISOString() }] : []
    }),
  }
}

async function findMatches(
  ctx: Context,
  party: Party,
  { q, convo }: Pick<Query, 'q' | 'convo'>,
): Promise<readonly Match[]> {
  const searchTerms = await termsOf(ctx, party, q)
  if (searchTerms === null) return []
  const matchesWords = sql<boolean>`message.terms @@ ${searchTerms}::tsquery`
  const inConvo = convo === undefined ? sql`` : sql`and message.convo_id = ${convo}`
  // Materialised once, and counted: if joined directly, Postgres may search the index for each conversation.
  const { rows } = await sql<{ readonly total: number } & (Match | { readonly convo_id: null })>`
    with found as materialized (
      select convo_id, seq, side, text, created_at from message where ${matchesWords} ${inConvo}
      limit ${sql.lit(MOST_SORTED + 1)})
    select counted.total, newest.* from (select count(*)::int as total from found) as counted left join lateral (
      select ${columns} from found as message join convo_side own on own.convo_id = message.convo_id and ${visibleTo(party)}
      where counted.total <= ${sql.lit(MOST_SORTED)}
      order by message.created_at desc, message.convo_id, message.seq desc limit ${sql.lit(MOST_FOUND_MESSAGES)}) as newest on true`.execute(
    ctx.db,
  )
  if ((rows[0]?.total ?? 0) > MOST_SORTED) return newestOf(ctx, party, { matching: matchesWords, convo })
  return rows.flatMap((row) => (row.convo_id === null ? [] : [row]))
}

async function newestOf(
  { db }: Context,
  party: Party,
  { matching, convo }: { matching: RawBuilder<boolean>; convo: string | undefined },
): Promise<readonly Match[]> {
  const inConvo = convo === undefined ? sql`` : sql`and own.convo_id = ${convo}`
  const { rows } = await sql<Match>`
    select found.* from (
      select own.convo_id, own.side from convo_side own where ${visibleTo(party)} ${inConvo}
      order by own.last_at desc limit ${sql.lit(NEWEST_CONVOS)}) own
    cross join lateral (
      select ${columns} from (
        -- The offset makes Postgres read the conversation: the index has more messages with this word.
        select * from message where message.convo_id = own.convo_id order by message.seq desc offset 0) message
      where ${matching} limit ${sql.lit(MOST_FOUND_MESSAGES)}) found
    order by found.created_at desc, found.convo_id, found.seq desc limit ${sql.lit(MOST_FOUND_MESSAGES)}`.execute(db)
  return rows
}

const columns = sql`message.convo_id, message.seq, message.side = own.side as mine, message.text, message.created_at`

function visibleTo(party: Party) {
  const isOwnSide = party === null ? sql`own.actor_id is null` : sql`own.actor_id = ${party}`
  return sql`${isOwnSide} and own.folder in ('inbox', 'archived', 'request')`
}

/** Returns the words of a search as prefix terms of the index; null without any. */
async function termsOf({ db }: Context, party: Party, q: string): Promise<string | null> {
  const { rows } = await sql<{ words: string | null }>`
    select string_agg(quote_term(message_term_prefix(${party}::uuid) || ' ' || left(lexeme, 200)) || ':*', ' & ') as words
    from unnest(to_tsvector('simple', ${q}))`.execute(db)
  return rows[0]?.words ?? null
}

/** Returns the conversations with members whose names contain this text, latest first. */
async function findNamed({ db }: Context, party: Party, q: string): Promise<string[]> {
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<{ convo_id: string }>`
    select own.convo_id from convo_side own
    join convo_side other on other.convo_id = own.convo_id and other.side <> own.side
    left join professional on professional.actor_id = other.actor_id
    left join company on company.actor_id = other.actor_id
    where ${visibleTo(party)}
      and coalesce(company.name, professional.first_name || ' ' || professional.last_name) ilike ${pattern}
    order by own.last_at desc limit ${MOST_FOUND_CONVOS}`.execute(db)
  return rows.map(({ convo_id }) => convo_id)
}
