import type { CompanyPart } from '@rise/contract/companies/page/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Held, Rule } from './rule.ts'

/** When each part of a page counts as complete; the same parts as on its desk. */
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
const filledIn = Object.values(parts)

/** The badges of companies with a team, the easiest first. */
export const companyRules: readonly Rule[] = [
  {
    slug: 'real-deal',
    of: 'company',
    on: ['company.verified', 'company.claimed'],
    need: 1,
    held: (ids) => sql<Held>`
      select actor_id, 1 as have from company where actor_id = any(${ids}::uuid[]) and verified_domain is not null`,
  },
  {
    slug: 'open-door',
    of: 'company',
    on: ['company.job-written'],
    need: 1,
    held: (ids) => sql<Held>`
      select company_id as actor_id, 1 as have from written_job where company_id = any(${ids}::uuid[])
      group by company_id`,
  },
  {
    slug: 'come-on-in',
    of: 'company',
    on: ['company.gallery-changed'],
    need: 5,
    held: (ids) => sql<Held>`
      select company_id as actor_id, count(*)::integer as have from company_picture
      where company_id = any(${ids}::uuid[]) group by company_id`,
  },
  {
    slug: 'whole-picture',
    of: 'company',
    on: ['company.page-changed', 'company.gallery-changed', 'company.verified', 'company.claimed', 'picture.chosen'],
    need: filledIn.length,
    held: (ids) => sql<Held>`
      select actor_id, ${sql.join(
        filledIn.map((part) => sql`(${part})::integer`),
        sql` + `,
      )} as have
      from company where actor_id = any(${ids}::uuid[])`,
  },
  {
    slug: 'first-hundred',
    of: 'company',
    on: ['member.followed', 'company.claimed'],
    need: 100,
    held: (ids) => sql<Held>`
      select actor_id, followers as have from follow_count where actor_id = any(${ids}::uuid[])`,
  },
]
