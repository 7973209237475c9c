declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'company.job-written': { writtenJobId: string }
    'company.job-changed': { writtenJobId: string }
    'company.board-brought-in': { boardId: string }
    'company.board-dropped': { boardId: string }
  }
}

export type {}
