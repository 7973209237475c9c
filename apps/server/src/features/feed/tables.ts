import type { PostAudience, PostKind } from '@rise/contract/feed/kinds'
import type { ColumnType, Generated } from 'kysely'

/** The linked page's own preview. */
export interface KeptLink {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly siteName: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    post: {
      id: string
      actor_id: string
      kind: PostKind
      audience: Generated<PostAudience>
      /** Sanitised HTML. */
      body: string
      /** Its first lines as plain text. */
      excerpt: string
      /** Characters of the plain text. */
      length: number
      /** Hashtags in lower case. */
      tags: Generated<string[]>
      version: Generated<number>
      created_at: Date
      edited_at: Date | null
      poll_id: Generated<string | null>
      /** Null unless deleted. */
      deleted_at: Generated<Date | null>
      deleted_by: Generated<'author' | 'admin' | null>
      /** The page of its first link. */
      link: ColumnType<KeptLink | null, string | null | undefined, string | null>
      link_picture_id: Generated<string | null>
    }
    post_picture: { post_id: string; picture_id: string }
    saved_post: { actor_id: string; post_id: string; created_at: Date }
    feed_choice: { actor_id: string; for_you: Generated<boolean>; welcomed_at: Generated<Date | null> }
  }
}
