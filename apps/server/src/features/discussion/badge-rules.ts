import { msg } from '@rise/texts'
import { sql } from 'kysely'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'

/** The number of reactions to other members' content that the badge needs. */
const REACTIONS = 100

/** Badges earned with reactions. */
export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'good-listener',
    of: 'professional',
    difficulty: 160,
    beginsAt: { label: msg('Go to Real talk'), path: '/real-talk' },
    on: ['reaction.added'],
    need: REACTIONS,
    // Reads only as many reactions as needed, because some members have thousands.
    progressOf: (ids) => sql<Progress>`
      select member.id as actor_id, heard.have from unnest(${ids}::uuid[]) as member (id) cross join lateral (
        select count(*)::integer as have from (
          select from reaction join discussion_subject as subject on subject.id = reaction.subject_id
          where reaction.actor_id = member.id and subject.author_id <> member.id limit ${sql.lit(REACTIONS)}
        ) as foreign_post
      ) as heard`,
  },
]
