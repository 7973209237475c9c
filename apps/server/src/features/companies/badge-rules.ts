import type { CompanyPart } from '@rise/contract/companies/page/shapes'
import { msg } from '@rise/texts'
import { type RawBuilder, sql } from 'kysely'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'

/** The conditions under which each part of a page counts as complete; the same parts as on the company's desk. */
const parts: Readonly<Record<CompanyPart, RawBuilder<unknown>>> = {
  Logo: sql`exists (select from actor_picture where actor_picture.actor_id = company.actor_id and kind = 'photo')`,
  Tagline: sql`tagline is not null`,
  Story: sql`story is not null`,
  Website: sql`website is not null`,
  Industry: sql`cardinality(all_industries) > 0`,
  Stage: sql`stage is not null`,
  'Team size': sql`team_size is not null`,
  Places: sql`headquarters is not null`,
  Values: sql`cardinality(values) > 0`,
  Benefits: sql`cardinality(benefits) > 0`,
  Pictures: sql`exists (select from company_picture where company_picture.company_id = company.actor_id)`,
  'Verified domain': sql`verified_domain is not null`,
}
const completeParts = Object.values(parts)

/** The badges of companies. */
export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'real-deal',
    of: 'company',
    difficulty: 10,
    beginsAt: { label: msg('Go to your desk'), path: '/company/edit' },
    on: ['company.verified', 'company.claimed'],
    need: 1,
    progressOf: (ids) => sql<Progress>`
      select actor_id, 1 as have from company where actor_id = any(${ids}::uuid[]) and verified_domain is not null`,
  },
  {
    slug: 'come-on-in',
    of: 'company',
    difficulty: 30,
    beginsAt: { label: msg('Go to your desk'), path: '/company/edit' },
    on: ['company.gallery-changed'],
    need: 5,
    progressOf: (ids) => sql<Progress>`
      select company_id as actor_id, count(*)::integer as have from company_picture
      where company_id = any(${ids}::uuid[]) group by company_id`,
  },
  {
    slug: 'whole-picture',
    of: 'company',
    difficulty: 40,
    beginsAt: { label: msg('Go to your desk'), path: '/company/edit' },
    on: ['company.page-changed', 'company.gallery-changed', 'company.verified', 'company.claimed', 'picture.chosen'],
    need: completeParts.length,
    progressOf: (ids) => sql<Progress>`
      select actor_id, ${sql.join(
        completeParts.map((part) => sql`(${part})::integer`),
        sql` + `,
      )} as have
      from company where actor_id = any(${ids}::uuid[])`,
  },
]
