declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** A visitor sent one; it waits for an admin. */
    'layoff.sent': { layoffId: string }
    'layoff.changed': { layoffId: string }
    'layoff.merged': { layoffId: string; intoId: string }
    /** `companyId` is null when the link was removed. */
    'layoff.linked': { layoffId: string; companyId: string | null }
    'layoffs.imported': { added: number; changed: number }
    'layoff.answered': { layoffId: string; companyId: string }
    'layoff.answer-deleted': { layoffId: string; companyId: string }
    'layoff.hiring-offered': { layoffId: string; companyId: string }
    'layoff.hiring-withdrawn': { layoffId: string; companyId: string }
    /** Never with whom it is shared: the log keeps what the choice was made to hide. */
    'layoff.joined': { layoffId: string }
    'layoff.left': { layoffId: string }
    'layoff.landed': { layoffId: string }
  }
}

export type {}
