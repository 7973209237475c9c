import type { Audience } from '@rise/contract/content/kinds'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    discussion_subject: {
      id: string
      kind: string
      /** Null for what the installation itself publishes. */
      author_id: string | null
      parent_id: string | null
      audience: Generated<Audience>
      title: string
      path: string
      created_at: Date
      /** False while its author has withdrawn it. */
      published: Generated<boolean>
      /** Takes no more comments. */
      closed: Generated<boolean>
      /** Moderators or reports have hidden it; removed, also from its author. */
      hidden_at: Generated<Date | null>
      removed: Generated<boolean>
      /** It waited for review from the start: no one but its author has seen it. */
      unseen: Generated<boolean>
      /** Written by the database alone. */
      comments: Generated<number>
      pinned_id: Generated<string | null>
    }
    comment: {
      id: string
      subject_id: string
      /** A comment that is no reply itself. */
      reply_to: string | null
      /** Null once it is deleted. */
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
    /** Written by triggers only; a reaction without members may have no row. */
    reaction_count: { subject_id: string; reaction: string; members: number }
  }
}
