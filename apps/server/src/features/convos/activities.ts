declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The first message was sent. `withId` is null for support. */
    'convo.begun': { convoId: string; withId: string | null }
    /** The member's first reply to a conversation that the other side began. */
    'convo.answered': { convoId: string }
    /** A first message waits for review; `messageId` identifies it in reports, and `why` is the reason for the hold. */
    'message.held': { messageId: string; authorId: string; why: string }
    /** A moderator delivered, refused or withheld a first message. */
    'message.reviewed': { convoId: string; authorId: string }
    /** Messages stayed unread for an hour. The actor is their author, null for support. */
    'message.missed': { convoId: string; memberId: string }
  }
}

export type {}
