import type { PostAudience, PostKind } from '@rise/contract/feed/kinds'
import type { ColumnType, Generated } from 'kysely'

/** The preview that a linked page provides. */
export interface StoredLink {
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
      /** The first lines as plain text. */
      excerpt: string
      /** The number of characters as plain text. */
      length: number
      /** The slugs of the hashtags. */
      tags: Generated<string[]>
      version: Generated<number>
      created_at: Date
      edited_at: Date | null
      poll_id: Generated<string | null>
      /** Null unless deleted. */
      deleted_at: Generated<Date | null>
      deleted_by: Generated<'author' | 'admin' | null>
      /** The preview of a linked page, as the author's form sent it. */
      link: ColumnType<StoredLink | null, string | null | undefined, string | null>
      link_picture_id: Generated<string | null>
    }
    post_picture: { post_id: string; picture_id: string }
    saved_post: { actor_id: string; post_id: string; created_at: Date }
    feed_choice: { actor_id: string; for_you: Generated<boolean>; welcomed_at: Generated<Date | null> }
  }
}
