declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The parts of the story that were saved. */
    'story.changed': { parts: readonly string[] }
    /** Slugs. */
    'story.moved': { slug: string; previous?: string | undefined }
    /** The first look of a member on a day; `professionalId` is whose story it is. */
    'professional.viewed': { professionalId: string }
    /** From now on; whoever looks by name again records nothing. */
    'member.looks-unseen': NoData
    /** Of a professional who may be asked; `topic` is a slug of the catalog. */
    'mentoring.requested': { professionalId: string; topic: string }
  }
}

export type {}
