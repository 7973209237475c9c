declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** `published`: whether the case is public. */
    'portfolio.changed': { caseId: string; published: boolean }
    /** `again`: whether the case was published before. */
    'portfolio.published': { caseId: string; slug: string; title: string; again: boolean }
    'portfolio.withdrawn': { caseId: string; slug: string; title: string; again: boolean }
    'portfolio.deleted': { caseId: string; title: string }
    /** The owner asks a professional for consent to be named in the case. */
    'portfolio.credit-asked': { caseId: string; memberId: string }
    /** The professional agreed or declined; declining removes the name. */
    'portfolio.credit-answered': { caseId: string; agreed: boolean }
  }
}

declare module '../discussion/subjects.ts' {
  interface SubjectKinds {
    case: true
  }
}

export type {}
