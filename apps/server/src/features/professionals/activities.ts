declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The parts of the story that were saved. */
    'story.changed': { parts: readonly string[] }
    /** Slugs. */
    'story.moved': { slug: string; previous?: string | undefined }
    /** A member's first view on a day; `professionalId` is the story's owner. */
    'professional.viewed': { professionalId: string }
    /** The member now views privately; switching back to viewing by name records nothing. */
    'member.looks-unseen': NoData
    /** Of a mentor; `topic` is a slug of the catalog. */
    'mentoring.requested': { professionalId: string; topic: string }
  }
}

export type {}
