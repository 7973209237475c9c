import type { CloseReason, WrittenJobState } from '@rise/contract/postings/kinds'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'company.job-written': { writtenJobId: string }
    'company.job-changed': { writtenJobId: string }
    'company.job-drafted': { writtenJobId: string }
    'company.job-turned': { writtenJobId: string; state: WrittenJobState; reason?: CloseReason }
    'company.job-ending': { writtenJobId: string }
    'company.board-brought-in': { boardId: string }
    'company.board-dropped': { boardId: string }
  }
}
