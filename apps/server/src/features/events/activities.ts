declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'event.published': { eventId: string }
    /** `ownerId` is the author's actor; an admin may have done it. */
    'event.changed': { eventId: string; ownerId: string }
    'event.cancelled': { eventId: string; ownerId: string }
    /** `reminderIds` are those of its news that no longer tell anything. */
    'event.deleted': { eventId: string; ownerId: string; reminderIds: readonly string[] }
    /** Follows `event.deleted`, by an admin. */
    'event.merged': { eventId: string; intoId: string; ownerId: string }
    /** Everyone who takes part is told something: see `event_news`. */
    'event.news': { eventId: string; newsId: string }
    /** The author asks a member to host it, too. */
    'event.host-asked': { eventId: string; hostId: string }
    'event.host-agreed': { eventId: string }
    'event.host-left': { eventId: string }
    /** Whether there was a place is a matter of the moment: see `event_participant`. */
    'event.joined': { eventId: string }
    'event.left': { eventId: string }
    /** Someone on the waiting list has got a place. */
    'event.moved-up': { eventId: string; participantId: string }
    'event.checked-in': { eventId: string; participantId: string; ownerId: string }
    'event.check-in-undone': { eventId: string; participantId: string; ownerId: string }
    'event.exported': { eventId: string; participants: number }
  }
}

declare module '../discussion/subjects.ts' {
  interface SubjectKinds {
    event: true
  }
}

export type {}
