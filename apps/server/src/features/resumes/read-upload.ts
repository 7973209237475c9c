import { readFile } from 'node:fs/promises'
import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import { gateErrors } from '@rise/contract/errors'
import type { ReadExtras, ResumeReading } from '@rise/contract/resumes/endpoints'
import { resumeErrors } from '@rise/contract/resumes/errors'
import type { ReceivedFile } from '@rise/contract/upload'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Call } from '../../platform/http/implement.ts'
import { RefusedResume } from './reading/refused-resume.ts'
import { readResumeApart } from './resume-apart.ts'
import { takeExtras } from './story-extras.ts'

/** Each takes a process for up to 20 seconds. */
const perHour = { name: 'resume-readings-hour', points: 20, seconds: 3_600 }
/** Of guests, by network. */
const perHourOfGuests = { name: 'resume-readings-guests', points: 5, seconds: 3_600 }
/** Members come first: a guest whom more than these would go before is told to come back. */
const mostBeforeGuest = 4

/**
 * What an uploaded résumé says, for a member, or a guest who is about to join, to look at, with what of our list of
 * interests it names, and what one's own document says beside the résumé. Nothing of it is kept.
 *
 * @throws {Failure} `resume-*` with the field; `too-many-requests`; `overloaded`; `forbidden` for employers and admins
 */
export async function readUpload(
  ctx: Context,
  { principal, client }: Pick<Call, 'principal' | 'client'>,
  { path }: ReceivedFile,
): Promise<ResumeReading & { interests: CatalogEntry[]; extras: ReadExtras }> {
  const isGuest = principal.kind === 'guest'
  if (!isGuest && principal.role !== 'professional') throw new Failure(gateErrors.forbidden)
  if (isGuest) await ctx.limits.of(perHourOfGuests).consume(client.network)
  else await ctx.limits.of(perHour).consume(principal.loginId)
  try {
    const reading = await readResumeApart(await readFile(path), isGuest ? mostBeforeGuest : undefined)
    const { resume, extras, interests, unread } = takeExtras(reading.resume)
    return { ...reading, resume, extras, interests, unread: [...reading.unread, ...unread] }
  } catch (error) {
    if (!(error instanceof RefusedResume)) throw error
    const refusal = resumeErrors[error.reason]
    throw new Failure(refusal, { fields: { 'body.resume': refusal.message } })
  }
}
