declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'headline.published': { headlineId: string; slug: string; title: string }
    /** `ownerId` is the author's actor; an admin may have changed the headline. */
    'headline.changed': { headlineId: string; slug: string; ownerId: string }
    'headline.deleted': { headlineId: string; title: string; ownerId: string }
  }
}

declare module '../discussion/subjects.ts' {
  interface SubjectKinds {
    headline: true
  }
}

export type {}
