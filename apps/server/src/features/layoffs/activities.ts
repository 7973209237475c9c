declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** A visitor submitted a layoff, which waits for an admin. */
    'layoff.sent': { layoffId: string }
    /** An admin published the layoff that a member submitted, merged it into another, or declined it. */
    'layoff.decided': { layoffId: string; senderId: string; published: boolean }
    'layoff.changed': { layoffId: string }
    'layoff.merged': { layoffId: string; intoId: string }
    /** `companyId` is null when the link was removed. */
    'layoff.linked': { layoffId: string; companyId: string | null }
    'layoffs.imported': { added: number; changed: number }
    'layoff.answered': { layoffId: string; companyId: string }
    'layoff.answer-deleted': { layoffId: string; companyId: string }
    'layoff.hiring-offered': { layoffId: string; companyId: string }
    'layoff.hiring-withdrawn': { layoffId: string; companyId: string }
    /** The data excludes the audience, so that the log doesn't reveal it. */
    'layoff.joined': { layoffId: string }
    /** The member renewed or changed their choice, which then lasts another 180 days. */
    'layoff.renewed': { layoffId: string }
    /** The member's choice to be visible ends in a week. */
    'layoff.ending': { layoffId: string }
    'layoff.left': { layoffId: string }
    'layoff.landed': { layoffId: string }
  }
}

declare module '../discussion/subjects.ts' {
  interface SubjectKinds {
    layoff: true
  }
}

export type {}
