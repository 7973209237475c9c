declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** `published` is whether others see the case. */
    'portfolio.changed': { caseId: string; published: boolean }
    /** `again`: it was published before. */
    'portfolio.published': { caseId: string; slug: string; title: string; again: boolean }
    'portfolio.withdrawn': { caseId: string; slug: string; title: string; again: boolean }
    'portfolio.deleted': { caseId: string; title: string }
  }
}

declare module '../discussion/subjects.ts' {
  interface SubjectKinds {
    case: true
  }
}

export type {}
