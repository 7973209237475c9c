import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { memberCardsIn, notBlockedBetween } from '../connections/index.ts'

const MOST_COUNTED = 100

export type EntryRow = Awaited<ReturnType<ReturnType<typeof everyEntry>['execute']>>[number]

/** Selects a member's entries in the list, newest first. */
export function entries(db: Database | Tx, memberId: string) {
  return everyEntry(db, memberId)
    .where('notification.member_id', '=', memberId)
    .where('notification.in_app', '=', true)
    .orderBy('notification.at', 'desc')
    .orderBy('notification.id', 'desc')
}

/**
 * Selects entries that still name a member or never named one, with the cards of the members they name. Includes
 * entries that are only pushed or emailed. Callers add the condition on recipients. If that is null because there are
 * several recipients, `isFollowing` is always false.
 */
export function everyEntry(db: Database | Tx, memberId: string | null) {
  return db
    .selectFrom('notification')
    .innerJoin('actor as member', 'member.id', 'notification.member_id')
    .innerJoinLateral(subjectsSeen, (join) => join.onTrue())
    .where(isShown)
    .select(['notification.id', 'notification.kind', 'notification.data', 'notification.at', 'notification.cleared_at'])
    .select(['notification.member_id', 'subjects.count', 'member.kind as member_kind'])
    .select(memberCardsIn(db, memberId, sql.ref('subjects.ids')).as('cards'))
}

const isShown = sql<boolean>`(not notification.about_members or subjects.count > 0)`

/** The members named by an entry and visible to its recipient: their number, and the last three. */
const subjectsSeen = sql<{ count: number; ids: string[] }>`(
    select count(*)::int as count,
      coalesce((array_agg(subject.actor_id order by subject.at desc, subject.actor_id))[1:3], '{}') as ids
    from notification_subject subject
    join actor on actor.id = subject.actor_id and actor.listed
    where subject.member_id = notification.member_id and subject.notification_id = notification.id
      and ${notBlockedBetween('notification.member_id', 'subject.actor_id')}
  )`.as<'subjects'>('subjects')

/** Returns the number of a member's unseen entries, at most 100, as an expression for another query. */
export function freshCount(db: Database | Tx, memberId: string): RawBuilder<number> {
  const countedEntries = entries(db, memberId)
    .clearSelect()
    .where('notification.cleared_at', 'is', null)
    .limit(MOST_COUNTED)
  return sql<number>`(select count(*)::int from (${countedEntries}) as counted)`
}
