import { msg } from '@rise/texts'
import { sql } from 'kysely'
import type { Activity } from '../../platform/activity/activity.ts'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'

const ANSWERERS = 10

export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'straight-talker',
    of: 'professional',
    difficulty: 40,
    beginsAt: { label: msg('Go to Real talk'), path: '/real-talk' },
    on: ['answer.written'],
    others: asker,
    need: 1,
    progressOf: writtenAnswers,
  },
  {
    slug: 'ice-breaker',
    of: 'professional',
    difficulty: 130,
    beginsAt: { label: msg('Go to Real talk'), path: '/real-talk' },
    on: ['answer.written'],
    others: asker,
    need: ANSWERERS,
    progressOf: (ids) => sql<Progress>`
      select actor_id, max(answers) as have from question where actor_id = any(${ids}::uuid[]) group by actor_id`,
  },
  {
    slug: 'deep-talker',
    of: 'professional',
    difficulty: 140,
    beginsAt: { label: msg('Go to Real talk'), path: '/real-talk' },
    on: ['answer.written'],
    others: asker,
    need: 25,
    progressOf: writtenAnswers,
  },
]

function writtenAnswers(ids: readonly string[]) {
  return sql<Progress>`select actor_id, answers as have from answer_count where actor_id = any(${ids}::uuid[])`
}

function asker({ kind, data }: Activity): readonly (string | null)[] {
  return kind === 'answer.written' ? [data.authorId] : []
}
