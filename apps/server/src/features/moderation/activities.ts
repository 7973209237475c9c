declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The login is the moderator's. */
    'review.decided': { reviewId: string; decisionId: string }
    'review.undone': { reviewId: string; decisionId: string }
    /** Of an appeal against a decision; that against a suspension is answered by email. */
    'review.appeal-answered': { reviewId: string; decisionId: string }
  }
}

export type {}
