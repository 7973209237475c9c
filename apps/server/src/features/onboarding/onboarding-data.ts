import { type AccountDataPart, asJson } from '../session/index.ts'

/** A member's onboarding progress, for the download of their data. */
export const onboardingData: AccountDataPart = {
  name: 'onboarding',
  collect: async ({ db }, { actorId }) =>
    asJson(await db.selectFrom('onboarding').selectAll().where('actor_id', '=', actorId).executeTakeFirst()),
}
