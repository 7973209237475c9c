import type { companySizes } from '@rise/contract/companies/kinds'
import type { TeamRole } from '@rise/contract/companies/policy'
import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    company: {
      actor_id: string
      name: string
      tagline: string | null
      /** HTML or Markdown, as entered. */
      story: string | null
      /** The sanitised HTML. Null for a story saved without it, until a task renders it. */
      story_html: Generated<string | null>
      website: string | null
      /** The main industry, a slug from the catalog. */
      industry: string | null
      more_industries: Generated<string[]>
      all_industries: ColumnType<string[], never, never>
      stage: string | null
      size: (typeof companySizes)[number] | null
      /** A code from the catalog of team sizes. */
      team_size: number | null
      founding_year: number | null
      headquarters: string | null
      /** Places besides the headquarters. */
      more_places: Generated<string[]>
      /** Slugs for the filter by place; see `place-keys.ts`. */
      place_keys: Generated<string[]>
      links: Generated<string[]>
      values: Generated<string[]>
      /** Slugs of the values; see `culture-columns.ts`. */
      value_keys: Generated<string[]>
      benefits: Generated<string[]>
      imported: boolean
      /** The name by which imports find the page; null for a company that signed up itself. */
      import_name: Generated<string | null>
      verified_domain: Generated<string | null>
      verified_at: Generated<Date | null>
      open_jobs: Generated<number>
      terms: ColumnType<string, never, never>
      version: Generated<number>
      created_at: Date
      updated_at: Date
    }
    company_news: {
      id: string
      company_id: string
      text: string
      login_id: string | null
      created_at: Date
    }
    company_picture: {
      company_id: string
      picture_id: string
      /** The position in the gallery, from 1 to 12. */
      position: number
      alt: string
      created_at: Date
    }
    company_ticket: {
      id: string
      hash: Buffer
      company_id: string
      kind: 'invitation' | 'claim' | 'domain'
      email: string
      role: TeamRole | null
      login_id: string | null
      created_at: Date
      expires_at: Date
    }
    company_hiding: { company_id: string; reason: string; login_id: string | null; created_at: Date }
    company_claim: {
      id: string
      company_id: string
      login_id: string
      reason: string
      created_at: Date
    }
  }
}
