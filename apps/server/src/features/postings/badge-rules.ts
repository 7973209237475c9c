import { msg } from '@rise/texts'
import { sql } from 'kysely'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'

/** The rules for the badges about jobs. */
export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'open-door',
    of: 'company',
    difficulty: 20,
    beginsAt: { label: msg('Go to your jobs'), path: '/company/jobs' },
    on: ['company.job-written'],
    need: 1,
    progressOf: (ids) => sql<Progress>`
      select company_id as actor_id, 1 as have from written_job where company_id = any(${ids}::uuid[])
      group by company_id`,
  },
]
