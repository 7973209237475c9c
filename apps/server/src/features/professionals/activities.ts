declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The saved parts of the story. */
    'story.changed': { parts: readonly string[] }
    /** Slugs. */
    'story.moved': { slug: string; previous?: string | undefined }
    /** A member's first view on a day; `professionalId` is the story's owner. */
    'professional.viewed': { professionalId: string }
    /** The member now views privately; switching back to viewing by name records nothing. */
    'member.looks-unseen': NoData
    /** The activity of a mentor; `topic` is a slug of the catalog. */
    'mentoring.requested': { professionalId: string; topic: string }
  }
}

export type {}
