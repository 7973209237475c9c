import type { ColumnType, Generated } from 'kysely'

/** A stored link, with its picture's id. */
export interface KeptLink {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly siteName: string
  readonly pictureId: string | null
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    portfolio_case: {
      id: string
      actor_id: string
      title: string
      summary: Generated<string>
      role: Generated<string>
      start_date: string | null
      end_date: string | null
      url: string | null
      skills: Generated<string[]>
      cover_id: string | null
      /** The text as sanitised HTML. */
      body: Generated<string>
      /** False until the markup of a text saved by an older version has been checked. */
      balanced: Generated<boolean>
      department: Generated<string | null>
      links: ColumnType<KeptLink[], string | undefined, string>
      position: number
      version: Generated<number>
      /** When the case was published; null for a draft. */
      published_at: Date | null
      first_published_at: Date | null
      created_at: Date
      updated_at: Date
    }
    portfolio_slug: { slug: string; case_id: string; present: boolean }
    portfolio_credit: {
      case_id: string
      actor_id: string
      /** The person's role in the work. */
      part: string
      place: number
      /** False after the owner has removed the name. */
      wanted: Generated<boolean>
      asked_at: Date | null
      agreed_at: Date | null
      declined_at: Date | null
    }
    portfolio_case_picture: { case_id: string; picture_id: string }
  }
}
