declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** A visitor sent one; it waits for an admin. */
    'layoff.sent': { layoffId: string }
    /** What a member sent is in the tracker now, by itself or merged into another entry, or an admin left it out. */
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
    /** In a week, no one finds the member there any longer. */
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
