import { platformErrors } from '@rise/contract/errors'
import { type ResumeReading, resumeReading } from '@rise/contract/resumes/endpoints'
import { largestResume } from '@rise/contract/resumes/limits'
import type { Resume } from '@rise/contract/resumes/shapes'
import { LimitExceeded } from '../../platform/apart/limit-exceeded.ts'
import { openProcessPool, type ProcessPool } from '../../platform/apart/process-pool.ts'
import { Failure } from '../../platform/failure.ts'
import { currentChangesOf } from '../catalogs/index.ts'
import { RefusedResume } from './reading/refused-resume.ts'
import type { ResumeAnswer, ResumeJob } from './resume-job.ts'
import type { ResumePdfOptions } from './writing/write-resume-pdf.ts'

/** A busy process takes a core and about 150 MB. */
const perProcess = { mostAtOnce: 2, mostWaiting: 16, mostMs: 20_000, heapMb: 512 }
const program = new URL('./resume.process.ts', import.meta.url)
/** A process that has opened a stranger's file opens no other. */
const readers = openProcessPool({ program, ...perProcess, keepMs: 0 })
/** Half the time of a page is the start of its process. */
const writers = openProcessPool({ program, ...perProcess, keepMs: 60_000 })

/**
 * Reads a file in a separate process, within 20 seconds and 900 MB. `mostBefore` is how many may already be waiting.
 *
 * @throws {RefusedResume} with the reason why it can't be read
 * @throws {Failure} `overloaded` when too many are waiting
 */
export async function readResumeApart(bytes: Uint8Array, mostBefore?: number): Promise<ResumeReading> {
  if (bytes.length > largestResume) throw new RefusedResume('resume-too-large')
  const { bytes: answer } = await runApart(
    readers,
    { kind: 'read', file: bytes, skills: currentChangesOf('skills') },
    mostBefore,
  )
  return resumeReading.parse(JSON.parse(Buffer.from(answer).toString('utf8')))
}

/** A résumé as PDF, with the words that it can't show. */
export interface ResumePdf {
  readonly bytes: Buffer
  readonly undrawn: readonly string[]
}

/**
 * Writes a résumé as PDF in a separate process, which stays for a minute after its last page.
 *
 * @throws {Failure} `overloaded` when too many are waiting, or after 20 seconds
 */
export async function writeResumePdfApart(
  resume: Resume,
  { design, paper, photo }: ResumePdfOptions,
): Promise<ResumePdf> {
  const { bytes, undrawn } = await runApart(writers, { kind: 'write', resume, design, paper, photo })
  return { bytes: Buffer.from(bytes), undrawn }
}

async function runApart(pool: ProcessPool, job: ResumeJob, mostBefore?: number) {
  const process = await pool.take(mostBefore)
  try {
    const answer = (await process.ask(job)) as ResumeAnswer
    if ('refusal' in answer) throw new RefusedResume(answer.refusal)
    return answer
  } catch (error) {
    throw error instanceof LimitExceeded ? refusalOf(job) : error
  } finally {
    process.end()
  }
}

/**
 * A file that breaks the process has exceeded a limit; nothing more is known. Our own pages can only run out of time.
 */
function refusalOf({ kind }: ResumeJob): Error {
  return kind === 'read' ? new RefusedResume('resume-takes-too-long') : new Failure(platformErrors.overloaded)
}
