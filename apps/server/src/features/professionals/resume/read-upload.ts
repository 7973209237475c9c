import { readFile } from 'node:fs/promises'
import { type ResumeReading, resumeErrors } from '@rise/contract/resumes'
import type { ReceivedFile } from '@rise/contract/upload'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { RefusedResume } from './reading/refused-resume.ts'
import { readResumeApart } from './resume-apart.ts'

/** Each takes a process for up to 20 seconds. */
const perHour = { name: 'resume-readings-hour', points: 20, seconds: 3_600 }

/**
 * What an uploaded résumé says, for a member to look at. Nothing of it is kept.
 *
 * @throws {Failure} `resume-*` with the field; `too-many-requests`; `overloaded`
 */
export async function readUpload(ctx: Context, { loginId }: SignedIn, { path }: ReceivedFile): Promise<ResumeReading> {
  await ctx.limits.of(perHour).consume(loginId)
  try {
    return await readResumeApart(await readFile(path))
  } catch (error) {
    if (!(error instanceof RefusedResume)) throw error
    const refusal = resumeErrors[error.reason]
    throw new Failure(refusal, { fields: { 'body.resume': refusal.message } })
  }
}
