import { readFile } from 'node:fs/promises'
import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import { gateErrors } from '@rise/contract/errors'
import type { ReadExtras, ResumeReading } from '@rise/contract/resumes/endpoints'
import { resumeErrors } from '@rise/contract/resumes/errors'
import type { ReceivedFile } from '@rise/contract/upload'
import { Failure } from '../../platform/failure.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { RefusedResume } from './reading/refused-resume.ts'
import { readResumeApart } from './resume-apart.ts'
import { takeExtras } from './story-extras.ts'

/** If at least this many requests are waiting, a guest is refused with Retry-After, because members come first. */
const mostBeforeGuest = 4

/**
 * Reads an uploaded résumé, for review by a member or by a guest who is about to join. Also returns the résumé's
 * interests from our list and, if Rise wrote the document, its further story fields. Stores nothing.
 * @throws {Failure} `resume-*` with the field; `overloaded`; `forbidden` for employers and admins
 */
export async function readUpload(
  principal: Requester,
  { path }: ReceivedFile,
): Promise<ResumeReading & { interests: CatalogEntry[]; extras: ReadExtras }> {
  const isGuest = principal.kind === 'guest'
  if (!isGuest && principal.role !== 'professional') throw new Failure(gateErrors.forbidden)
  const reading = await readResumeFile(path, isGuest ? mostBeforeGuest : undefined)
  const { resume, extras, interests, unplaced } = takeExtras(reading.resume)
  return { ...reading, resume, extras, interests, unplaced: [...reading.unplaced, ...unplaced] }
}

/**
 * Reads a received résumé. `mostBefore` is the number of requests that may already be waiting.
 * @throws {Failure} `resume-*` with the field; `overloaded`
 */
export async function readResumeFile(path: string, mostBefore?: number): Promise<ResumeReading> {
  try {
    return await readResumeApart(await readFile(path), mostBefore)
  } catch (error) {
    if (!(error instanceof RefusedResume)) throw error
    const refusal = resumeErrors[error.reason]
    throw new Failure(refusal, { fields: { 'body.resume': refusal.message() } })
  }
}
