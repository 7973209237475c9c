import { applicationErrors } from '@rise/contract/applications/errors'
import type { NewApplication } from '@rise/contract/applications/fields'
import type { OwnRecord, SentApplication } from '@rise/contract/applications/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inTurn } from '../../../platform/database/in-turn.ts'
import { Failure } from '../../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../../platform/http/requester.ts'
import { matchResume } from '../../match/index.ts'
import { storyForEmployers } from '../../professionals/index.ts'
import { publicResume } from '../../resumes/index.ts'
import { lockActor } from '../../session/index.ts'
import { actorOf } from '../actor-of.ts'
import { storeAnswerFiles, takeAnswerFiles } from '../files/answer-files.ts'
import { checkAnswers } from './check-answers.ts'
import { findOpening, type Opening } from './find-opening.ts'
import { presentOwn, readOwn } from './own-row.ts'
import { type NewRow, storeApplication } from './store-application.ts'

/**
 * Applies to a job: stores exactly what the employer receives. Sent again with the same id it changes nothing.
 * `mayLeave` is called in the same transaction, and throws for what may no longer be sent.
 *
 * @throws {Failure} `job-takes-no-applications`, `job-closed`, `already-applied`, `questions-changed`, `invalid-input`,
 *   `resume-file-not-found`
 */
export async function apply(
  ctx: Context,
  member: Pick<SignedIn, 'actorId' | 'loginId'>,
  slug: string,
  { id, ...sent }: NewApplication & { readonly id: string },
  mayLeave?: (tx: Tx) => Promise<void>,
): Promise<OwnRecord> {
  const actorId = actorOf(member)
  const story = await storyForEmployers(ctx, actorId)
  const own = publicResume(story, `${ctx.config.publicUrl}/professional/${story.slug}`)
  return inTurn(ctx, actorId, async (tx) => {
    // Nothing is sent for an account that is being erased.
    if (!(await lockActor(tx, actorId))) throw new Failure(applicationErrors['job-takes-no-applications'])
    const opening = await findOpening(tx, actorId, slug)
    const known = await findKnown(tx, actorId, opening, id)
    if (known === id) return readOwn(tx, actorId, id, ctx.clock.now())
    if (known !== undefined) throw new Failure(applicationErrors['already-applied'])
    await refuseIfClosed(tx, opening)
    await mayLeave?.(tx)
    const file = sent.resume.kind === 'file' ? await findFile(tx, actorId, sent.resume.fileId) : null
    const { answers, files } = await takeAnswerFiles(tx, actorId, checkAnswers(opening.questions, sent.answers))
    const content: SentApplication = {
      name: story.name,
      headline: story.headline,
      resume: file?.reading ?? own,
      file: file && { name: file.name, bytes: file.bytes },
      note: sent.note,
      answers,
    }
    const match = await matchResume(ctx, tx, content.resume as Resume, opening.jobId)
    const [now, stepId] = [ctx.clock.now(), ctx.newId()]
    const row = { id, stepId, actorId, opening, content, match, fileId: file?.id ?? null, now }
    await storeApplication(tx, row)
    await storeAnswerFiles(tx, id, files)
    await ctx.activity.record(tx, {
      kind: 'application.received',
      ...actingAs(member),
      data: { applicationId: id },
    })
    return presentSent(row)
  })
}

/** The record as it begins, without reading it back. */
function presentSent({ id, stepId, opening, content, match, now }: NewRow): OwnRecord {
  const row = {
    ...{ id, stage: 'received' as const, decline_reason: null, applied_at: now, changed_at: now },
    ...{
      opened_at: null,
      answered_at: null,
      ended_at: null,
      job_over: false,
      job_title: opening.title,
      job_slug: opening.slug,
    },
    ...{ company_name: opening.companyName, company_slug: opening.companySlug, logo: opening.logo },
  }
  const nothing = { person: null, from: null, to: null, fromName: null, toName: null, reason: null, text: null }
  const step = { _id: stepId, kind: 'applied' as const, by: 'candidate' as const, at: now.toISOString() }
  return {
    ...presentOwn(row, now),
    ...{ memo: { note: '', nextOn: null }, match, sent: content, interviews: [] },
    steps: [{ ...step, ...nothing, interviewId: null }],
  }
}

/** Returns the id of the application sent to this job before. An id in use by anyone else is refused as a second one. */
async function findKnown(tx: Tx, actorId: string, opening: Opening, id: string): Promise<string | undefined> {
  const rows = await tx
    .selectFrom('application')
    .select(['id', 'actor_id', 'written_job_id'])
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb.and([eb('actor_id', '=', actorId), eb('written_job_id', '=', opening.writtenJobId)]),
      ]),
    )
    .execute()
  const own = rows.find((row) => row.actor_id === actorId && row.written_job_id === opening.writtenJobId)
  if (!own && rows.length > 0) throw new Failure(applicationErrors['already-applied'])
  return own?.id
}

/** Closing a job and applying to it wait for each other. */
async function refuseIfClosed(tx: Tx, { writtenJobId }: Opening): Promise<void> {
  const job = await tx
    .selectFrom('written_job')
    .select('state')
    .where('id', '=', writtenJobId)
    .forShare()
    .executeTakeFirst()
  if (job?.state !== 'open') throw new Failure(applicationErrors['job-closed'])
}

async function findFile(tx: Tx, actorId: string, id: string) {
  const file = await tx
    .selectFrom('resume_file')
    .select(['id', 'name', 'bytes', 'reading'])
    .where('id', '=', id)
    .where('actor_id', '=', actorId)
    .where('kept', '=', true)
    .where('purpose', '=', 'resume')
    .executeTakeFirst()
  if (!file) throw new Failure(applicationErrors['resume-file-not-found'])
  return file
}
