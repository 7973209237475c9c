declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** A visitor sent a layoff, which waits for an admin. */
    'layoff.sent': { layoffId: string }
    /** The layoff that a member sent was published, merged into another entry, or declined by an admin. */
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
    /** Without its audience: the log would keep what the choice hides. */
    'layoff.joined': { layoffId: string }
    /** The member chose again, which counts from then. */
    'layoff.renewed': { layoffId: string }
    /** The member's choice to be found ends in a week. */
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
