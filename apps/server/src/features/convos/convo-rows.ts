import type { ConvoRights } from '@rise/contract/convos/policy'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { RowOf } from '../../platform/database/row-of.ts'
import { type CardRow, memberCardsIn, notBlocked } from '../connections/index.ts'
import { hasFile } from './message-rows.ts'
import type { Party } from './party.ts'

export type ConvoRow = RowOf<ReturnType<typeof convoRows>>

/**
 * Selects the conversations of a party with the state of both sides. Callers add conditions. Blocked conversations are
 * included, and marked.
 */
export function convoRows(db: Database | Tx, party: Party) {
  return db
    .selectFrom('convo_side as own')
    .innerJoin('convo', 'convo.id', 'own.convo_id')
    .leftJoin('convo_side as other', (join) =>
      join.onRef('other.convo_id', '=', 'own.convo_id').onRef('other.side', '<>', 'own.side'),
    )
    .leftJoin('actor', 'actor.id', 'other.actor_id')
    .leftJoin('message as last', (join) =>
      join.onRef('last.convo_id', '=', 'convo.id').onRef('last.seq', '=', 'convo.last_seq'),
    )
    .leftJoin('convo_privacy as hidden', 'hidden.actor_id', 'own.actor_id')
    .leftJoin('convo_privacy as other_hidden', 'other_hidden.actor_id', 'other.actor_id')
    .leftJoin('presence', 'presence.actor_id', 'other.actor_id')
    .where('own.actor_id', party === null ? 'is' : '=', party)
    .select(['convo.id', 'convo.with_support', 'convo.last_seq', 'convo.revision', 'convo.last_at'])
    .select([
      'own.actor_id as own_id',
      'own.side',
      'own.folder',
      'own.requested_at',
      'own.muted',
      'own.pinned_at',
      'own.unread',
    ])
    .select(['own.marked_unread', 'own.read_seq', 'own.draft'])
    .select(['other.actor_id as other_id', 'other.read_seq as seen_seq', 'other.folder as other_folder'])
    .select('other.muted as other_muted')
    .select([eitherHides('hides_presence'), eitherHides('hides_seen'), eitherHides('hides_typing')])
    .select('presence.at as other_present_at')
    .leftJoin('company', 'company.actor_id', 'other.actor_id')
    .select(['actor.listed', 'actor.kind', 'actor.plan', 'company.website'])
    .select(hasFile('last').as('last_file'))
    .select(['last.text as last_text', 'last.side as last_side', 'last.deleted_at as last_deleted_at'])
    .select(sql<boolean>`not ${notBlocked(party, 'other.actor_id')}`.as('blocked'))
    .select(otherCards(db, party).as('other_cards'))
}

/** Selects the other side's card; none once the member is hidden. Not used for support, which sees every member. */
function otherCards(db: Database | Tx, party: Party): RawBuilder<readonly CardRow[]> {
  return party === null ? sql`'[]'::json` : memberCardsIn(db, party, sql`array[other.actor_id]`)
}

/**
 * Selects whether either side hides a detail, such as presence. Hiding is mutual: a member who hides a detail can't see
 * it of other members.
 */
function eitherHides<T extends 'hides_presence' | 'hides_seen' | 'hides_typing'>(what: T) {
  const [own, other] = [sql.ref(`hidden.${what}`), sql.ref(`other_hidden.${what}`)]
  return sql<boolean>`coalesce(${own}, false) or coalesce(${other}, false)`.as(what)
}

/** Returns the input of the policy for a conversation that has begun. */
export function rightsOfConvo(row: ConvoRow): ConvoRights {
  const { with_support: support, other_id, listed, kind, plan, blocked, requested_at, last_seq } = row
  const otherRights = { listed: listed ?? false, blocked, converses: kind === 'professional' || plan === 'Pro' }
  return {
    support,
    other: other_id === null && !isSupportThere(row) ? null : otherRights,
    hasMessages: true,
    // Until there is an answer, all messages are this side's.
    sentUnanswered: requested_at === null ? 0 : last_seq,
    review: reviewOf(row),
  }
}

/** Returns the review state of the viewer’s first message; null if the message is delivered or deleted. */
function reviewOf({ other_folder, last_deleted_at }: ConvoRow): ConvoRights['review'] {
  if (last_deleted_at !== null || (other_folder !== 'held' && other_folder !== 'refused')) return null
  return other_folder === 'held' ? 'waiting' : 'refused'
}

/** Whether the conversation is withheld from a side, because the first message of the other side isn’t delivered. */
export function isWithheld(folder: ConvoRow['folder'] | null): boolean {
  return folder === 'held' || folder === 'refused'
}

/** Whether the other side is support. Support has a side without an actor; an erased account has no side any longer. */
function isSupportThere({ with_support, other_folder }: ConvoRow): boolean {
  return with_support && other_folder !== null
}
