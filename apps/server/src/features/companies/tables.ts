import type { companySizes } from '@rise/contract/companies'
import type { Generated } from 'kysely'

declare module '../../platform/tables.ts' {
  interface Tables {
    company: {
      actor_id: string
      name: string
      tagline: string | null
      story: string | null
      website: string | null
      /** Slug of the industry catalog. */
      industry: string | null
      stage: string | null
      size: (typeof companySizes)[number] | null
      /** Code of section 3. */
      team_size: number | null
      founding_year: number | null
      headquarters: string | null
      values: Generated<string[]>
      benefits: Generated<string[]>
      imported: boolean
      created_at: Date
      updated_at: Date
    }
  }
}
