declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'event.published': { eventId: string }
    /** `ownerId` is the author's actor; an admin may have changed the event. */
    'event.changed': { eventId: string; ownerId: string }
    'event.cancelled': { eventId: string; ownerId: string }
    /** `reminderIds` are the reminders of the deleted event, which are now void. */
    'event.deleted': { eventId: string; ownerId: string; reminderIds: readonly string[] }
    /** An admin merged the event into another. Recorded after `event.deleted`. */
    'event.merged': { eventId: string; intoId: string; ownerId: string }
    /** News for all participants; see `event_news`. */
    'event.news': { eventId: string; newsId: string }
    /** The author invited a member to host the event. */
    'event.host-asked': { eventId: string; hostId: string }
    'event.host-agreed': { eventId: string }
    'event.host-left': { eventId: string }
    /** Doesn't include whether the member got a place, because that can change; see `event_participant`. */
    'event.joined': { eventId: string }
    'event.left': { eventId: string }
    /** Someone on the waiting list got a place. */
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
