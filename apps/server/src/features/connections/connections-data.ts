import { type AccountDataPart, asJson } from '../session/index.ts'

/**
 * An account's follows, blocks, mutes, alerts, dismissed suggestions and followers, for the download of its own data.
 */
export const connectionsData: AccountDataPart = {
  name: 'connections',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const actorQuery = db.selectFrom('actor').select(['actor.kind', 'actor.slug'])
    const [following, followers, blocked, muted, alerts, dismissed] = await Promise.all([
      actorQuery
        .innerJoin('follow', 'follow.followed_id', 'actor.id')
        .select('follow.created_at')
        .where('follow.follower_id', '=', actorId)
        .orderBy('follow.created_at')
        .execute(),
      actorQuery
        .innerJoin('follow', 'follow.follower_id', 'actor.id')
        .select('follow.created_at')
        .where('follow.followed_id', '=', actorId)
        .where('actor.listed', '=', true)
        .orderBy('follow.created_at')
        .execute(),
      actorQuery
        .innerJoin('block', 'block.blocked_id', 'actor.id')
        .select('block.created_at')
        .where('block.blocker_id', '=', actorId)
        .orderBy('block.created_at')
        .execute(),
      actorQuery
        .innerJoin('mute', 'mute.muted_id', 'actor.id')
        .select('mute.created_at')
        .where('mute.muter_id', '=', actorId)
        .orderBy('mute.created_at')
        .execute(),
      actorQuery
        .innerJoin('post_alert', 'post_alert.author_id', 'actor.id')
        .select('post_alert.created_at')
        .where('post_alert.member_id', '=', actorId)
        .orderBy('post_alert.created_at')
        .execute(),
      actorQuery
        .innerJoin('dismissed_suggestion', 'dismissed_suggestion.dismissed_id', 'actor.id')
        .select('dismissed_suggestion.created_at')
        .where('dismissed_suggestion.actor_id', '=', actorId)
        .orderBy('dismissed_suggestion.created_at')
        .execute(),
    ])
    return asJson({ following, followers, blocked, muted, alerts, dismissed })
  },
}
