import type { Audience } from '@rise/contract/content/kinds'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    discussion_subject: {
      id: string
      kind: string
      /** Null for content without an author. */
      author_id: string | null
      parent_id: string | null
      audience: Generated<Audience>
      title: string
      path: string
      created_at: Date
      /** False while the content is withdrawn, for example after a deletion that can be undone. */
      published: Generated<boolean>
      /** Whether commenting is closed. */
      closed: Generated<boolean>
      /** When moderators or reports hid the subject, or it was held. If `removed`, its author can't see it either. */
      hidden_at: Generated<Date | null>
      removed: Generated<boolean>
      /** Whether the subject was held for review from the start, so that only its author has seen it. */
      unseen: Generated<boolean>
      /** Maintained by triggers. */
      comments: Generated<number>
      pinned_id: Generated<string | null>
    }
    comment: {
      id: string
      subject_id: string
      /** The id of the top-level comment. */
      reply_to: string | null
      /** Null once the comment is deleted. */
      actor_id: string | null
      login_id: string | null
      text: string
      created_at: Date
      changed_at: Generated<Date | null>
      deleted_at: Generated<Date | null>
    }
    comment_picture: { comment_id: string; picture_id: string }
    reaction: {
      subject_id: string
      actor_id: string
      reaction: string
      login_id: string | null
      created_at: Date
    }
    /** Maintained by triggers; a reaction without members may have no row. */
    reaction_count: { subject_id: string; reaction: string; members: number }
  }
}
