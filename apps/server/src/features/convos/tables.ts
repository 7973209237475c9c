import type { DocumentKind } from '@rise/contract/convos/kinds'
import type { ReactionTitle } from '@rise/contract/discussion/kinds'
import type { LinkPreview } from '@rise/contract/link-previews/shapes'
import type { Generated, JSONColumnType } from 'kysely'

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
      /** Null if the side is support. */
      actor_id: string | null
      /** `held` and `refused` are states of the other side's first message, which is withheld from this side. */
      folder: 'inbox' | 'archived' | 'request' | 'declined' | 'held' | 'refused'
      /** Set while this side is a stranger whose messages wait for an answer. */
      requested_at: Date | null
      muted: Generated<boolean>
      pinned_at: Date | null
      unread: Generated<number>
      unread_since: Date | null
      /** When the side was last notified of an unread message. */
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
      /** Written by a trigger. */
      terms: Generated<string>
      link: JSONColumnType<Omit<LinkPreview, 'picture'>> | null
    }
    message_file: {
      id: string
      /** Null if support wrote the message, and once its author is erased. */
      actor_id: string | null
      login_id: string | null
      convo_id: string | null
      seq: number | null
      name: string
      kind: DocumentKind | 'picture'
      bytes: number
      width: number | null
      height: number | null
      widths: readonly number[]
      state: 'making' | 'ready' | 'removed'
      created_at: Date
    }
    /** Without a row, nothing is hidden. */
    convo_privacy: {
      actor_id: string
      hides_presence: boolean
      hides_seen: boolean
      hides_typing: boolean
    }
    presence: {
      actor_id: string
      at: Date
    }
    message_reaction: {
      convo_id: string
      seq: number
      side: Side
      reaction: ReactionTitle
    }
  }
}
