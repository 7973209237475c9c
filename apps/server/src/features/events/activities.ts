declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'event.published': { eventId: string }
    /** `ownerId` is the author's actor; the actor of the activity may be an admin. */
    'event.changed': { eventId: string; ownerId: string }
    'event.cancelled': { eventId: string; ownerId: string }
    /** `reminderIds` are the reminders among its news that are now void. */
    'event.deleted': { eventId: string; ownerId: string; reminderIds: readonly string[] }
    /** Follows `event.deleted`, by an admin. */
    'event.merged': { eventId: string; intoId: string; ownerId: string }
    /** News for all participants: see `event_news`. */
    'event.news': { eventId: string; newsId: string }
    /** The author asks a member to host it, too. */
    'event.host-asked': { eventId: string; hostId: string }
    'event.host-agreed': { eventId: string }
    'event.host-left': { eventId: string }
    /** Does not say whether there was a place, which can change: see `event_participant`. */
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
