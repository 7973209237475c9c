import { openProcessPool } from '../../../platform/apart/process-pool.ts'

const sharedOptions = {
  program: new URL('./board.process.ts', import.meta.url),
  mostMs: 20_000,
  heapMb: 512,
  keepMs: 60_000,
} as const

/**
 * The processes for whole boards: the background uses at most four, and the rest are for boards that people are waiting
 * for.
 */
export const boardProcesses = openProcessPool({ ...sharedOptions, mostAtOnce: 6, mostWaiting: 50 })

/**
 * The process for single postings. Boards must not use it, because a board's process waits while its postings are
 * prepared.
 */
export const postingProcesses = openProcessPool({
  ...sharedOptions,
  mostAtOnce: 1,
  mostWaiting: Number.POSITIVE_INFINITY,
})
