import { mayReadAuthored } from '@rise/contract/content/policy'
import type { ReactionTitle } from '@rise/contract/discussion/kinds'
import type { MemberReaction } from '@rise/contract/discussion/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../platform/database/keyset.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { memberCardsOf, notMutedOrBlocked } from '../connections/index.ts'
import { findAllowedSubject } from './allowed-subject.ts'
import { isTitle } from './reactions-of.ts'

interface Query {
  readonly id: string
  readonly reaction?: ReactionTitle | undefined
  readonly before?: string | undefined
}

/**
 * Returns a page of the members who reacted to a subject, newest first, without members the viewer muted or can't
 * see because of a block.
 *
 * @throws {Failure} `subject-not-found`, `upgrade-required`, `forbidden`
 */
export async function listReactions(
  { db }: Context,
  viewer: SignedIn,
  { id, reaction, before }: Query,
): Promise<{ items: MemberReaction[]; next: string | null }> {
  const { actorId } = viewer
  await findAllowedSubject(db, viewer, { viewerActorId: actorId, id, judge: mayReadAuthored })
  const place = placeOf(before)
  let query = db
    .selectFrom('reaction')
    .innerJoin('actor', 'actor.id', 'reaction.actor_id')
    .select(['reaction.actor_id as id', 'reaction.reaction', 'reaction.created_at as at'])
    .where('reaction.subject_id', '=', id)
    .where('actor.listed', '=', true)
    .where(notMutedOrBlocked(actorId, 'reaction.actor_id'))
    .orderBy('reaction.created_at', 'desc')
    .orderBy('reaction.actor_id', 'desc')
    .limit(CURSOR_PAGE_ROWS)
  if (reaction !== undefined) query = query.where('reaction.reaction', '=', reaction)
  if (place) {
    const after = sql<boolean>`(reaction.created_at, reaction.actor_id) < (${place.at}::timestamptz, ${place.id}::uuid)`
    query = query.where(after)
  }
  const { items, next } = toCursorPage(await query.execute(), ({ id: rowId, at }) => ({ id: rowId, at }))
  const cards = await memberCardsOf(
    db,
    actorId,
    items.map((row) => row.id),
  )
  const members = items.flatMap((row) => {
    const member = cards.get(row.id)
    return member && isTitle(row.reaction) ? [{ member, reaction: row.reaction, at: row.at.toISOString() }] : []
  })
  return { items: members, next }
}
