import { MOST_COUNTED_TODAY } from '@rise/contract/companies/today/limits'
import type { UnreadConvos } from '@rise/contract/companies/today/shapes'
import { maySeeConvos } from '@rise/contract/convos/policy'
import { lineOfMessage } from '@rise/contract/convos/words'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { todayPart } from '../../companies/index.ts'
import { type CardRow, mutedIds, notBlocked, presentMemberCard } from '../../connections/index.ts'
import { convoRows } from '../convo-rows.ts'

const MOST_SHOWN = 3

interface Item {
  readonly id: string
  readonly with_support: boolean
  readonly other_cards: readonly CardRow[]
  readonly last_text: string | null
  readonly last_file: boolean
  readonly last_deleted_at: string | null
  readonly last_at: string
}

interface Value {
  readonly total: number
  readonly items: readonly Item[]
  readonly requests: number
}

/**
 * For members who see the company's conversations: the unread conversations, counted as in the navigation bar, and the
 * requests.
 */
export const unreadConvos = todayPart<Value, UnreadConvos>({
  isShownTo: maySeeConvos,
  column({ db, companyId }) {
    const rows = convoRows(db, companyId).where(notBlocked(companyId, 'other.actor_id'))
    const unread = rows
      .where(sql<boolean>`own.folder = 'inbox' and not own.muted and (own.unread > 0 or own.marked_unread)`)
      .where(sql<boolean>`(other.actor_id is null or other.actor_id not in (${mutedIds(companyId)}))`)
    const requests = rows.where('own.folder', '=', 'request')
    const count = (query: typeof rows) =>
      sql`(select count(*) from (${query.clearSelect().select('own.convo_id').limit(MOST_COUNTED_TODAY)}) as counted)`
    const items = unread.orderBy('own.last_at', 'desc').orderBy('own.convo_id', 'desc').limit(MOST_SHOWN)
    return sql<Value>`json_build_object(
      'total', ${count(unread)}, 'items', ${jsonArrayFrom(items)}, 'requests', ${count(requests)})`
  },
  present: ({ items, ...counts }) => ({
    ...counts,
    items: items.map(
      ({ id, with_support: support, other_cards: [card], last_text, last_file, last_deleted_at, last_at }) => ({
        _id: id,
        support,
        with: card === undefined ? null : presentMemberCard(card),
        excerpt: last_text === null || last_deleted_at !== null ? null : lineOfMessage(last_text, last_file),
        lastAt: new Date(last_at).toISOString(),
      }),
    ),
  }),
})
