import { openProcessPool } from '../../../platform/apart/process-pool.ts'

const same = {
  program: new URL('./board.process.ts', import.meta.url),
  mostMs: 20_000,
  heapMb: 512,
  keepMs: 60_000,
} as const

/** For whole boards: four at a time in the background, and the rest for boards that people are waiting for. */
export const boardProcesses = openProcessPool({ ...same, mostAtOnce: 6, mostWaiting: 50 })

/** For single postings: boards must not use it, because a board waits for its own postings. */
export const postingProcesses = openProcessPool({ ...same, mostAtOnce: 1, mostWaiting: Number.POSITIVE_INFINITY })
