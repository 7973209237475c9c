declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** `parts` are the saved parts of the story. */
    'story.changed': { parts: readonly string[] }
    /** The address of a story changed: its present slug, and the one before. */
    'story.moved': { slug: string; previous?: string | undefined }
    /** Recorded with a member's first view on a day; `professionalId` is the story's owner. */
    'professional.viewed': { professionalId: string }
    /** The member now views privately. Switching back to viewing by name records nothing. */
    'member.looks-unseen': NoData
    /** Recorded for the mentor; `topic` is a slug of the catalog. */
    'mentoring.requested': { professionalId: string; topic: string }
  }
}

export type {}
