import { sql } from 'kysely'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'

/** The badge's name in the `badges` of a sign-up (section 3 of the specification). */
const NEWSLETTER_BADGE = 'Toast To Your Success'

/** The badges for accounts. */
export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'toast-to-your-success',
    of: 'professional',
    difficulty: 10,
    on: ['account.confirmed'],
    need: 1,
    newcomersOnly: true,
    progressOf: (ids) => sql<Progress>`
      select membership.actor_id, 1 as have from membership
      join sign_up on sign_up.login_id = membership.login_id
      where membership.actor_id = any(${ids}::uuid[]) and ${NEWSLETTER_BADGE} = any(sign_up.badges)`,
  },
  {
    slug: 'first-light',
    of: 'professional',
    difficulty: 20,
    on: ['account.confirmed'],
    need: 1,
    progressOf: (ids) => sql<Progress>`
      select membership.actor_id, 1 as have from membership
      join login on login.id = membership.login_id
      where membership.actor_id = any(${ids}::uuid[]) and login.email_confirmed_at is not null`,
  },
  {
    slug: 'bridge-builder',
    of: 'professional',
    difficulty: 210,
    on: [],
    need: 5,
    progressOf: (ids, now) => sql<Progress>`
      select sign_up.invited_by as actor_id, count(*)::integer as have from sign_up
      join login on login.id = sign_up.login_id
      where sign_up.invited_by = any(${ids}::uuid[])
        and sign_up.created_at <= ${now}::timestamptz - interval '30 days'
        and login.email_confirmed_at is not null and login.suspended_at is null and login.deleted_at is null
      group by sign_up.invited_by`,
  },
  {
    slug: 'anniversary',
    of: 'professional',
    difficulty: 220,
    on: [],
    need: 1,
    progressOf: (ids, now) => sql<Progress>`
      select id as actor_id, 1 as have from actor
      where id = any(${ids}::uuid[]) and created_at <= ${now}::timestamptz - interval '1 year'`,
  },
]
