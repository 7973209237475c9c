declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'poll.published': { pollId: string }
    /** `ownerId` is the author's actor, null for the site itself; an admin may have made the change. */
    'poll.changed': { pollId: string; ownerId: string | null }
    'poll.deleted': { pollId: string; ownerId: string | null }
    /** Its time is over. */
    'poll.closed': { pollId: string; ownerId: string | null }
    /** Never what was chosen. In an anonymous poll nothing is recorded: the log would keep the order of the votes. */
    'vote.cast': { pollId: string }
    'vote.withdrawn': { pollId: string }
  }
}

declare module '../discussion/subjects.ts' {
  interface SubjectKinds {
    poll: true
  }
}

export type {}
