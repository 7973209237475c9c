import { badgesData } from './badges/index.ts'
import { companiesData } from './companies/index.ts'
import { connectionsData } from './connections/index.ts'
import { discussionData } from './discussion/index.ts'
import { headlinesData } from './headlines/index.ts'
import { notificationsData } from './notifications/index.ts'
import { onboardingData } from './onboarding/index.ts'
import { picturesData } from './pictures/index.ts'
import { portfolioData } from './portfolio/index.ts'
import { writtenJobsData } from './postings/index.ts'
import { professionalsData } from './professionals/index.ts'
import { realTalkData } from './real-talk/index.ts'
import { type AccountDataPart, asJson, sessionData } from './session/index.ts'

const profile: AccountDataPart = {
  name: 'professional',
  collect: async ({ db }, { actorId }) =>
    asJson(
      await db
        .selectFrom('professional')
        .select(['first_name', 'last_name', 'created_at', 'updated_at'])
        .where('actor_id', '=', actorId)
        .executeTakeFirst(),
    ),
}

const company: AccountDataPart = {
  name: 'company',
  collect: async ({ db }, { actorId }) =>
    asJson(await db.selectFrom('company').selectAll().where('actor_id', '=', actorId).executeTakeFirst()),
}

const newsletter: AccountDataPart = {
  name: 'newsletter',
  collect: async ({ db }, { loginId }) =>
    asJson(
      await db
        .selectFrom('newsletter_subscription')
        .select(['subscribed_at', 'unsubscribed_at'])
        .where('login_id', '=', loginId)
        .executeTakeFirst(),
    ),
}

const planRequest: AccountDataPart = {
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

/** What each feature holds about an account; a feature that keeps something of a person adds its part. */
export const accountData: readonly AccountDataPart[] = [
  ...sessionData,
  profile,
  ...professionalsData,
  portfolioData,
  onboardingData,
  company,
  companiesData,
  writtenJobsData,
  headlinesData,
  newsletter,
  planRequest,
  picturesData,
  connectionsData,
  discussionData,
  realTalkData,
  notificationsData,
  badgesData,
]
