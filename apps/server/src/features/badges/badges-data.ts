import { type AccountDataPart, asJson } from '../session/index.ts'

/** The badges that a member has earned, for the download of their own data. */
export const badgesData: AccountDataPart = {
  name: 'badges',
  async collect({ db }, { actorId }) {
    const rows = await db
      .selectFrom('badge')
      .select(['slug', 'earned_at'])
      .where('actor_id', '=', actorId)
      .orderBy('earned_at')
      .orderBy('slug')
      .execute()
    return asJson(rows)
  },
}
