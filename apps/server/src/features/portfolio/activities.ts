declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** `published` is whether others see the case. */
    'portfolio.changed': { caseId: string; published: boolean }
    /** `again`: it was published before. */
    'portfolio.published': { caseId: string; slug: string; title: string; again: boolean }
    'portfolio.withdrawn': { caseId: string; slug: string; title: string; again: boolean }
    'portfolio.deleted': { caseId: string; title: string }
    /** The owner asks a professional to be named in it. */
    'portfolio.credit-asked': { caseId: string; memberId: string }
    /** The professional agreed or declined; a name that stood there is gone. */
    'portfolio.credit-answered': { caseId: string; agreed: boolean }
  }
}

declare module '../discussion/subjects.ts' {
  interface SubjectKinds {
    case: true
  }
}

export type {}
