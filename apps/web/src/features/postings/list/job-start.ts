import type { WrittenJobState } from '@rise/contract/postings/kinds'

/** Returns the name of the action that opens a job again; null for a job that is open or was never published. */
export function startLabelOf(state: WrittenJobState): 'Resume' | 'Reopen' | null {
  if (state === 'paused') return 'Resume'
  return state === 'closed' || state === 'expired' ? 'Reopen' : null
}
