import type { AuthoredRow } from '@rise/contract/content/policy'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { RowOf } from '../../platform/database/row-of.ts'
import { notBlocked } from '../connections/index.ts'
import { rightsOf } from '../content/index.ts'
import { commentCountOf, isConcealed, notConcealed, reactionsOf } from '../discussion/index.ts'

export type ViewRow = RowOf<ReturnType<typeof pollViews>>
export type RightsRow = RowOf<ReturnType<typeof pollsWithRights>>
export type PollRow = RowOf<ReturnType<typeof pollRows>>

interface OptionColumns {
  readonly id: string
  readonly text: string
  readonly votes: number
  readonly shown: number
}

interface PollVisibility {
  /** Whether to include site polls that are not open yet. */
  readonly scheduled?: boolean
}

/**
 * Selects polls with their options and the viewer's own vote (the viewer is null for guests and admins). Callers add
 * conditions.
 */
export function pollViews(db: Database | Tx, viewerActorId: string | null, { scheduled = false }: PollVisibility = {}) {
  return db
    .selectFrom('poll')
    .where(
      scheduled ? sql<boolean>`(not poll.withdrawn or poll.opens_at is not null)` : sql<boolean>`not poll.withdrawn`,
    )
    .select(['poll.id', 'poll.actor_id', 'poll.question', 'poll.multiple', 'poll.anonymous'])
    .select(['poll.closes_at', 'poll.voters', 'poll.shown_voters'])
    .select([
      optionsOfPoll.as('options'),
      sql<boolean>`exists (
        select from poll_voter own where own.poll_id = poll.id and own.actor_id = ${viewerActorId}::uuid)`.as('voted'),
      sql<string[]>`array(
        select own.option_id from poll_ballot own
        where own.poll_id = poll.id and own.actor_id = ${viewerActorId}::uuid)`.as('chosen'),
    ])
}

/** Selects polls like `pollViews`, with the data that decides who can see and change them. */
export function pollsWithRights(db: Database | Tx, viewerActorId: string | null, seen: PollVisibility = {}) {
  return pollViews(db, viewerActorId, seen)
    .leftJoin('actor', 'actor.id', 'poll.actor_id')
    .select(['poll.audience', 'poll.post_path', 'poll.version', 'poll.opens_at'])
    .where(isShownTo(viewerActorId))
    .select([isListed.as('listed'), sql<boolean>`not ${notBlocked(viewerActorId, 'poll.actor_id')}`.as('blocked')])
}

/**
 * Selects polls like `pollsWithRights`, with all displayed data. Reactions and comments are those visible to the
 * viewer.
 */
export function pollRows(db: Database | Tx, viewerActorId: string | null, seen: PollVisibility = {}) {
  return pollsWithRights(db, viewerActorId, seen)
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .select(['poll.created_at', 'poll.edited_at', 'story.search_engines'])
    .select([
      reactionsOf(viewerActorId, 'poll.id').as('reactions'),
      commentCountOf(viewerActorId, 'poll.id').as('comments'),
      isConcealed('poll.id').as('hidden'),
    ])
}

/** Returns the condition that neither the poll nor its post is hidden from the viewer (null for guests and admins). */
export function isShownTo(viewerActorId: string | null): RawBuilder<boolean> {
  return sql<boolean>`(${notConcealed(viewerActorId, 'poll.id')} and not exists (
    select from post host where host.poll_id = poll.id and not ${notConcealed(viewerActorId, 'host.id')}))`
}

/** The condition that the poll's author is listed; always true for a site poll. */
export const isListed = sql<boolean>`(poll.actor_id is null or coalesce(actor.listed, false))`

const optionsOfPoll: RawBuilder<readonly OptionColumns[]> = sql`(
  select jsonb_agg(
    jsonb_build_object('id', option.id, 'text', option.text, 'votes', option.votes, 'shown', option.shown_votes)
    order by option.place)
  from poll_option option where option.poll_id = poll.id)`

/** Returns a poll in the form that the policy takes. Polls have no drafts. */
export function rightsOfPoll(row: RightsRow): AuthoredRow {
  return rightsOf(row, { published: true, audience: row.audience })
}

/** Returns the path of a poll's page. */
export function pollPath(id: string): string {
  return `/polls/${id}`
}
