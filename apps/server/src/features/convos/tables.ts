import type { ReactionTitle } from '@rise/contract/discussion/kinds'
import type { Generated } from 'kysely'

/** Side 1 began the conversation. */
export type Side = 1 | 2

declare module '../../platform/database/tables.ts' {
  interface Tables {
    convo: {
      id: string
      with_support: Generated<boolean>
      last_seq: Generated<number>
      revision: Generated<number>
      created_at: Date
      last_at: Date
    }
    convo_side: {
      convo_id: string
      side: Side
      /** Null: support. */
      actor_id: string | null
      folder: 'inbox' | 'archived' | 'request' | 'declined'
      /** While its messages, a stranger's to the other side, wait for an answer. */
      requested_at: Date | null
      muted: Generated<boolean>
      pinned_at: Date | null
      unread: Generated<number>
      unread_since: Date | null
      /** When its member was last told of a message that stayed unread. */
      told_at: Date | null
      marked_unread: Generated<boolean>
      read_seq: Generated<number>
      draft: Generated<string>
      last_at: Date
    }
    message: {
      convo_id: string
      seq: number
      side: Side
      login_id: string | null
      client_id: string
      text: string
      reply_to: number | null
      revision: number
      created_at: Date
      edited_at: Date | null
      deleted_at: Date | null
    }
    message_reaction: {
      convo_id: string
      seq: number
      side: Side
      reaction: ReactionTitle
    }
  }
}
