import { type AccountDataPart, asJson } from './account-data.ts'

/** This feature's data about an account, such as its settings, origin, devices and activities. */
export const sessionData: readonly AccountDataPart[] = [
  {
    name: 'account',
    collect: async ({ db }, { loginId }) =>
      asJson(
        await db
          .selectFrom('login')
          .select([
            'id',
            'email',
            'first_name',
            'last_name',
            'google_subject',
            'email_confirmed_at',
            'admin_role',
            'suspended_at',
            'suspension_reason',
            'suspended_until',
            'appeal',
            'appeal_answer',
            'date_locale',
            'language',
            'page_views',
            'log_in_lock_lifted_at',
            'show_inviter',
            'created_at',
          ])
          .where('id', '=', loginId)
          .executeTakeFirstOrThrow(),
      ),
  },
  {
    name: 'signUp',
    collect: async ({ db }, { loginId }) =>
      asJson(await db.selectFrom('sign_up').selectAll().where('login_id', '=', loginId).executeTakeFirst()),
  },
  {
    name: 'actsFor',
    collect: async ({ db }, { loginId }) =>
      asJson(
        await db
          .selectFrom('membership')
          .innerJoin('actor', 'actor.id', 'membership.actor_id')
          .select(['actor.id', 'actor.kind', 'actor.slug', 'actor.plan', 'membership.role', 'membership.created_at'])
          .where('membership.login_id', '=', loginId)
          .execute(),
      ),
  },
  {
    name: 'devices',
    collect: async ({ db }, { loginId }) =>
      asJson(
        await db
          .selectFrom('session')
          .select(['device', 'network', 'created_at', 'last_seen_at', 'expires_at'])
          .where('login_id', '=', loginId)
          .orderBy('last_seen_at', 'desc')
          .execute(),
      ),
  },
  {
    name: 'secondFactor',
    collect: async ({ db }, { loginId }) =>
      asJson(
        await db
          .selectFrom('second_factor')
          .select(['confirmed_at', 'created_at'])
          .where('login_id', '=', loginId)
          .executeTakeFirst(),
      ),
  },
  {
    name: 'networks',
    collect: async ({ db }, { loginId }) =>
      asJson(
        await db
          .selectFrom('known_network')
          .select(['network', 'last_seen_at'])
          .where('login_id', '=', loginId)
          .orderBy('last_seen_at', 'desc')
          .execute(),
      ),
  },
  {
    name: 'failedLogIns',
    collect: async ({ db }, { loginId }) =>
      asJson(
        await db
          .selectFrom('failed_log_in')
          .select(['network', 'refused_until', 'mailed_until', 'created_at'])
          .where('login_id', '=', loginId)
          .orderBy('created_at', 'desc')
          .execute(),
      ),
  },
  {
    name: 'pageViews',
    collect: async ({ db }, { loginId }) =>
      asJson(
        await db
          .selectFrom('page_view')
          .select(['path', 'utm_campaign', 'utm_source', 'utm_medium', 'created_at'])
          .where('login_id', '=', loginId)
          .orderBy('created_at', 'desc')
          .execute(),
      ),
  },
  {
    name: 'activities',
    collect: async ({ db }, { loginId }) =>
      asJson(
        await db
          .selectFrom('activity')
          .select(['kind', 'data', 'created_at'])
          .where('login_id', '=', loginId)
          .orderBy('created_at', 'desc')
          .execute(),
      ),
  },
]
