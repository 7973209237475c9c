import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { platformErrors } from '@rise/contract/errors'
import { type ResumeReading, resumeReading } from '@rise/contract/resumes/endpoints'
import { resumeErrors } from '@rise/contract/resumes/errors'
import { largestResume } from '@rise/contract/resumes/limits'
import type { Resume } from '@rise/contract/resumes/shapes'
import { Failure } from '../../platform/failure.ts'
import { type RefusalReason, RefusedResume } from './reading/refused-resume.ts'
import { REFUSED, type ResumeJob, TOO_LARGE } from './resume-job.ts'
import type { ResumePdfOptions } from './writing/write-resume-pdf.ts'

const program = fileURLToPath(new URL('./resume.process.ts', import.meta.url))
/** A process takes a core and some 150 MB while it works. */
const mostAtOnce = 2
const mostWaiting = 16
const mostMs = 20_000
const heapMb = 512
const largestAnswer = 40 * 1024 * 1024

let working = 0
const waiting: (() => void)[] = []

/**
 * What a file says, read in a process of its own that may take 20 seconds and 900 MB. `mostBefore` is how many may wait
 * already.
 *
 * @throws {RefusedResume} with the reason why it is not read
 * @throws {Failure} `overloaded` when too many wait
 */
export async function readResumeApart(bytes: Uint8Array, mostBefore = mostWaiting): Promise<ResumeReading> {
  if (bytes.length > largestResume) throw new RefusedResume('resume-too-large')
  const answer = await inTurn(() => runApart({ kind: 'read' }, bytes), mostBefore)
  return resumeReading.parse(JSON.parse(answer.toString('utf8')))
}

/**
 * A résumé as PDF, set in a process of its own.
 *
 * @throws {Failure} `overloaded` when too many wait, or it takes longer than 20 seconds
 */
export function writeResumePdfApart(resume: Resume, { design, paper, photo }: ResumePdfOptions): Promise<Buffer> {
  return inTurn(() => runApart({ kind: 'write', resume, design, paper }, photo ?? new Uint8Array()))
}

async function inTurn<T>(work: () => Promise<T>, mostBefore = mostWaiting): Promise<T> {
  if (working >= mostAtOnce) {
    if (waiting.length >= mostBefore) throw new Failure(platformErrors.overloaded)
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else working += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // Its place goes to the next one as it is.
    if (next) next()
    else working -= 1
  }
}

function runApart(job: ResumeJob, bytes: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = [`--max-old-space-size=${heapMb}`, '--disable-warning=ExperimentalWarning']
    // No environment: what the server knows is not for a file to find.
    const child = spawn(process.execPath, [...options, program], { env: {}, stdio: ['pipe', 'pipe', 'pipe'] })
    const parts: Buffer[] = []
    let [size, complaint, isLate] = [0, '', false]
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, mostMs)
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      if (size > largestAnswer) child.kill('SIGKILL')
      else parts.push(part)
    })
    child.stderr.on('data', (part: Buffer) => {
      complaint = (complaint + part.toString('utf8')).slice(0, 2_000)
    })
    child.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      const answer = Buffer.concat(parts)
      if (code === 0) resolve(answer)
      else if (code === REFUSED) reject(new RefusedResume(reasonOf(answer.toString('utf8'))))
      else if (isLate || code === TOO_LARGE || signal !== null) reject(refusalOf(job))
      else reject(new Error(`The process for a résumé ended with ${code}: ${complaint}`))
    })
    // It may end before it has taken all.
    child.stdin.on('error', () => {})
    child.stdin.write(`${JSON.stringify(job)}\n`)
    child.stdin.end(bytes)
  })
}

/** Of a file that breaks the process, more cannot be told: it asked for too much. Our own pages only lack time. */
function refusalOf({ kind }: ResumeJob): Error {
  return kind === 'read' ? new RefusedResume('resume-takes-too-long') : new Failure(platformErrors.overloaded)
}

function reasonOf(answer: string): RefusalReason {
  return answer in resumeErrors ? (answer as RefusalReason) : 'resume-broken'
}
