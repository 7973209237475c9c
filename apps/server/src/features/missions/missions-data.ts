import { type AccountDataPart, asJson } from '../session/index.ts'

/** A member's progress in missions and their points, for the download of their own data. */
export const missionsData: AccountDataPart = {
  name: 'missions',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const [member, progress, points, rewards] = await Promise.all([
      db.selectFrom('mission_member').selectAll().where('actor_id', '=', actorId).executeTakeFirst(),
      db
        .selectFrom('mission_progress as own')
        .innerJoin('mission', 'mission.id', 'own.mission_id')
        .select(['mission.key', 'mission.title', 'own.counted', 'own.best', 'own.rounds', 'own.changed_at'])
        .where('own.actor_id', '=', actorId)
        .orderBy('mission.key')
        .execute(),
      db
        .selectFrom('mission_award as own')
        .innerJoin('mission', 'mission.id', 'own.mission_id')
        .select(['mission.key', 'own.round', 'own.points', 'own.created_at'])
        .where('own.actor_id', '=', actorId)
        .orderBy('own.created_at')
        .orderBy('own.id')
        .execute(),
      db
        .selectFrom('reward_claim')
        .select(['gift', 'state', 'wish', 'picture_id', 'answer', 'link', 'claimed_at', 'decided_at'])
        .where('actor_id', '=', actorId)
        .orderBy('claimed_at')
        .orderBy('id')
        .execute(),
    ])
    return asJson({ member: member ?? null, progress, points, rewards })
  },
}
