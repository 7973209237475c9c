import { platformErrors } from '@rise/contract/errors'
import { type ResumeReading, resumeReading } from '@rise/contract/resumes/endpoints'
import { largestResume } from '@rise/contract/resumes/limits'
import type { Resume } from '@rise/contract/resumes/shapes'
import { openProcessPool } from '../../platform/apart/process-pool.ts'
import { TakenTooMuch } from '../../platform/apart/taken-too-much.ts'
import { Failure } from '../../platform/failure.ts'
import { RefusedResume } from './reading/refused-resume.ts'
import type { ResumeAnswer, ResumeJob } from './resume-job.ts'
import type { ResumePdfOptions } from './writing/write-resume-pdf.ts'

/** A process takes a core and some 150 MB while it works. */
const resumes = openProcessPool({
  program: new URL('./resume.process.ts', import.meta.url),
  mostAtOnce: 2,
  mostWaiting: 16,
  mostMs: 20_000,
  heapMb: 512,
  keepMs: 0,
})

/**
 * What a file says, read in a process of its own that may take 20 seconds and 900 MB. `mostBefore` is how many may wait
 * already.
 *
 * @throws {RefusedResume} with the reason why it is not read
 * @throws {Failure} `overloaded` when too many wait
 */
export async function readResumeApart(bytes: Uint8Array, mostBefore?: number): Promise<ResumeReading> {
  if (bytes.length > largestResume) throw new RefusedResume('resume-too-large')
  const answer = await runApart({ kind: 'read', file: bytes }, mostBefore)
  return resumeReading.parse(JSON.parse(answer.toString('utf8')))
}

/**
 * A résumé as PDF, set in a process of its own.
 *
 * @throws {Failure} `overloaded` when too many wait, or it takes longer than 20 seconds
 */
export function writeResumePdfApart(resume: Resume, { design, paper, photo }: ResumePdfOptions): Promise<Buffer> {
  return runApart({ kind: 'write', resume, design, paper, photo })
}

async function runApart(job: ResumeJob, mostBefore?: number): Promise<Buffer> {
  const process = await resumes.take(mostBefore)
  try {
    const answer = (await process.ask(job)) as ResumeAnswer
    if ('refusal' in answer) throw new RefusedResume(answer.refusal)
    return Buffer.from(answer.bytes)
  } catch (error) {
    throw error instanceof TakenTooMuch ? refusalOf(job) : error
  } finally {
    process.end()
  }
}

/** Of a file that breaks the process, more cannot be told: it asked for too much. Our own pages only lack time. */
function refusalOf({ kind }: ResumeJob): Error {
  return kind === 'read' ? new RefusedResume('resume-takes-too-long') : new Failure(platformErrors.overloaded)
}
