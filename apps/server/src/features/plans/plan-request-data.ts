import { type AccountDataPart, asJson } from '../session/index.ts'

/** The plan that an account has asked for; for the download of one's data. */
export const planRequestData: AccountDataPart = {
  name: 'planRequest',
  collect: async ({ db }, { actorId }) =>
    asJson(
      await db
        .selectFrom('plan_request')
        .select(['plan', 'message', 'created_at'])
        .where('actor_id', '=', actorId)
        .executeTakeFirst(),
    ),
}
