import { platformErrors } from '@rise/contract/errors'
import { type ResumeReading, resumeReading } from '@rise/contract/resumes/endpoints'
import { largestResume } from '@rise/contract/resumes/limits'
import type { Resume } from '@rise/contract/resumes/shapes'
import { openProcessPool } from '../../platform/apart/process-pool.ts'
import { TakenTooMuch } from '../../platform/apart/taken-too-much.ts'
import { Failure } from '../../platform/failure.ts'
import { heldChangesOf } from '../catalogs/index.ts'
import { RefusedResume } from './reading/refused-resume.ts'
import type { ResumeAnswer, ResumeJob } from './resume-job.ts'
import type { ResumePdfOptions } from './writing/write-resume-pdf.ts'

/** A working process takes a core and about 150 MB. */
const resumes = openProcessPool({
  program: new URL('./resume.process.ts', import.meta.url),
  mostAtOnce: 2,
  mostWaiting: 16,
  mostMs: 20_000,
  heapMb: 512,
  keepMs: 0,
})

/**
 * Reads a file in a separate process, within 20 seconds and 900 MB. `mostBefore` is how many may already be waiting.
 *
 * @throws {RefusedResume} with the reason why it can't be read
 * @throws {Failure} `overloaded` when too many are waiting
 */
export async function readResumeApart(bytes: Uint8Array, mostBefore?: number): Promise<ResumeReading> {
  if (bytes.length > largestResume) throw new RefusedResume('resume-too-large')
  const answer = await runApart({ kind: 'read', file: bytes, skills: heldChangesOf('skills') }, mostBefore)
  return resumeReading.parse(JSON.parse(answer.toString('utf8')))
}

/**
 * Writes a résumé as PDF in a separate process.
 *
 * @throws {Failure} `overloaded` when too many are waiting, or after 20 seconds
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

/** A file that breaks the process demanded too much; no more is known. Our own pages can only run out of time. */
function refusalOf({ kind }: ResumeJob): Error {
  return kind === 'read' ? new RefusedResume('resume-takes-too-long') : new Failure(platformErrors.overloaded)
}
