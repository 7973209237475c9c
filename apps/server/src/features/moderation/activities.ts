declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** `loginId` is the moderator's. */
    'review.decided': { reviewId: string; decisionId: string }
    'review.undone': { reviewId: string; decisionId: string }
    /**
     * An appeal against a decision was answered. An appeal against a suspension records nothing here, because its
     * answer is an email.
     */
    'review.appeal-answered': { reviewId: string; decisionId: string }
  }
}

export type {}
