import { platformErrors } from '@rise/contract/errors'
import { type ResumeReading, resumeReading } from '@rise/contract/resumes/endpoints'
import { largestResume } from '@rise/contract/resumes/limits'
import type { Resume } from '@rise/contract/resumes/shapes'
import { SOURCE_LANGUAGE } from '@rise/texts/text-source'
import { LimitExceeded } from '../../platform/apart/limit-exceeded.ts'
import { openProcessPool, type ProcessPool } from '../../platform/apart/process-pool.ts'
import { Failure } from '../../platform/failure.ts'
import { languageOfWork } from '../../platform/language/with-language.ts'
import { currentChangesOf } from '../catalogs/index.ts'
import { RefusedResume } from './reading/refused-resume.ts'
import type { ResumeAnswer, ResumeJob } from './resume-job.ts'
import type { ResumePdfOptions } from './writing/write-resume-pdf.ts'

/** The limits of each pool. A busy process takes a core and about 150 MB. */
const perProcess = { mostAtOnce: 2, mostWaiting: 16, mostMs: 20_000, heapMb: 512 }
const program = new URL('./resume.process.ts', import.meta.url)
/** The processes that read files. A process that has opened a stranger's file opens no other file. */
const readers = openProcessPool({ program, ...perProcess, keepMs: 0 })
/** The processes that write PDFs. They are kept for a minute, because starting one takes half of the time of a PDF. */
const writers = openProcessPool({ program, ...perProcess, keepMs: 60_000 })

/**
 * Reads a file in a separate process, within 20 seconds of processor time and 900 MB of memory. `mostBefore` is the
 * number of requests that may already be waiting.
 * @throws {RefusedResume} with the reason why the file can't be read; `resume-takes-too-long` beyond these limits
 * @throws {Failure} `overloaded` when too many are waiting
 */
export async function readResumeApart(bytes: Uint8Array, mostBefore?: number): Promise<ResumeReading> {
  if (bytes.length > largestResume) throw new RefusedResume('resume-too-large')
  const { bytes: answer } = await runApart(
    readers,
    {
      kind: 'read',
      file: bytes,
      skills: currentChangesOf('skills'),
      language: languageOfWork() ?? SOURCE_LANGUAGE,
    },
    mostBefore,
  )
  return resumeReading.parse(JSON.parse(Buffer.from(answer).toString('utf8')))
}

/** A résumé as PDF, with the words that the PDF can't show. */
export interface ResumePdf {
  readonly bytes: Buffer
  readonly undrawn: readonly string[]
}

/**
 * Writes a résumé as PDF in a separate process, which is kept for a minute after its last PDF.
 *
 * @throws {Failure} `overloaded` when too many are waiting, or after 20 seconds of processor time
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
 * Returns the error for a job that exceeded a limit of its process: a refusal of the file to read, or `overloaded` for
 * a PDF to write.
 */
function refusalOf({ kind }: ResumeJob): Error {
  return kind === 'read' ? new RefusedResume('resume-takes-too-long') : new Failure(platformErrors.overloaded)
}
