import type { Audience } from '@rise/contract/content/kinds'
import type { PostKind } from '@rise/contract/feed/kinds'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    post: {
      id: string
      actor_id: string
      kind: PostKind
      audience: Generated<Audience>
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
    }
    post_picture: { post_id: string; picture_id: string }
  }
}
