import type { WrittenJobState } from '@rise/contract/postings/kinds'

/** Returns the action that opens a job again; null for a job that is open or was never published. */
export function startOf(state: WrittenJobState): 'resume' | 'reopen' | null {
  if (state === 'paused') return 'resume'
  return state === 'closed' || state === 'expired' ? 'reopen' : null
}
