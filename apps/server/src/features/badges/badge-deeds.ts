import { badgeName } from '@rise/contract/catalogs/badges/words'
import { sql } from 'kysely'
import { deedSource } from '../connections/index.ts'
import { presentBadge } from './earned-badges.ts'

/** Shows that a followed member earned a badge. Discontinued badges, which have no name, are omitted. */
export const earnedBadgeDeeds = deedSource({
  activity: 'badge.earned',
  isStillSo: () => sql<boolean>`exists (
    select from badge where badge.actor_id = activity.actor_id and badge.slug = activity.data ->> 'badge')`,
  thing: sql<string>`(activity.data -> 'badge')`,
  present(slug, { role, slug: member }) {
    const entry = presentBadge(slug)
    return entry
      ? { title: badgeName(entry), path: `/${role === 'employer' ? 'company' : role}/${member}/badges` }
      : null
  },
})
