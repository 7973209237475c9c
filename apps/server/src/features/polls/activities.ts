declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'poll.published': { pollId: string }
    /** `ownerId` is the author's actor, null for the site; an admin may have made the change. */
    'poll.changed': { pollId: string; ownerId: string | null }
    'poll.deleted': { pollId: string; ownerId: string | null }
    'poll.closed': { pollId: string; ownerId: string | null }
    /**
     * The data never contains the choice. Anonymous polls record nothing, because the log would reveal the order of the
     * votes.
     */
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
