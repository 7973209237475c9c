import { sql } from 'kysely'
import type { Held, Rule } from './rule.ts'

/** The parts of a page that its desk counts, each true when it is filled in. */
const parts = [
  sql`exists (select from actor_picture where actor_picture.actor_id = company.actor_id and kind = 'photo')`,
  sql`tagline is not null`,
  sql`story is not null`,
  sql`website is not null`,
  sql`cardinality(all_industries) > 0`,
  sql`stage is not null`,
  sql`team_size is not null`,
  sql`headquarters is not null`,
  sql`cardinality(values) > 0`,
  sql`cardinality(benefits) > 0`,
  sql`exists (select from company_picture where company_picture.company_id = company.actor_id)`,
  sql`verified_domain is not null`,
]

/** What companies earn that somebody acts for, in the order in which it is likely. */
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
    need: parts.length,
    held: (ids) => sql<Held>`
      select actor_id, ${sql.join(
        parts.map((part) => sql`(${part})::integer`),
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
