import type { Audience } from '@rise/contract/content/kinds'
import type { ColumnType, Generated } from 'kysely'

/** The page that a headline leads to, by what it says of itself. */
export interface KeptLink {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly siteName: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    headline: {
      id: string
      actor_id: string
      title: string
      /** Of a link: what its author says about it. Of an article: its first words. */
      summary: Generated<string>
      /** Of a link: the picture of the page. */
      cover_id: string | null
      /** Sanitised HTML; empty for a link. */
      body: Generated<string>
      /** False until the body of a text that was saved by an older version was looked at. */
      balanced: Generated<boolean>
      /** Null for a link. */
      minutes: number | null
      /** Null for an article. */
      link: ColumnType<KeptLink | null, string | null, never>
      audience: Generated<Audience>
      version: Generated<number>
      /** Null for a draft. */
      published_at: Date | null
      created_at: Date
      updated_at: Date
      /** Words of the title: made by the database, never read. */
      terms: ColumnType<never, never, never>
    }
    headline_slug: { slug: string; headline_id: string; present: boolean }
    headline_picture: { headline_id: string; picture_id: string }
  }
}
