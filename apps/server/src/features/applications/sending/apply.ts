import { applicationErrors } from '@rise/contract/applications/errors'
import type { NewApplication } from '@rise/contract/applications/fields'
import { isEmptyResume, withContactEmail } from '@rise/contract/applications/policy'
import type { OwnRecord, SentApplication } from '@rise/contract/applications/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inTurn } from '../../../platform/database/in-turn.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Acting, actingAs } from '../../../platform/http/requester.ts'
import { matchResume } from '../../match/index.ts'
import { storyForEmployers } from '../../professionals/index.ts'
import { publicResume } from '../../resumes/index.ts'
import { lockActor } from '../../session/index.ts'
import { storeAnswerFiles, takeAnswerFiles } from '../files/answer-files.ts'
import { ownEmail } from '../own-email.ts'
import { checkAnswers } from './check-answers.ts'
import { findOpening, type Opening } from './find-opening.ts'
import { presentOwn, readOwn } from './own-row.ts'
import { type NewRow, storeApplication } from './store-application.ts'

/**
 * Applies to a job: stores exactly what the employer receives. Idempotent by id. `mayLeave` is called in the same
 * transaction, and throws if the application must not be sent.
 *
 * @throws {Failure} `job-takes-no-applications`, `job-closed`, `already-applied`, `questions-changed`, `invalid-input`,
 *   `resume-file-not-found`, `story-empty`
 */
export async function apply(
  ctx: Context,
  member: Pick<Acting, 'actorId' | 'loginId'>,
  slug: string,
  { id, ...sent }: NewApplication & { readonly id: string },
  mayLeave?: (tx: Tx) => Promise<void>,
): Promise<OwnRecord> {
  const { actorId } = member
  const story = await storyForEmployers(ctx, actorId, { contact: true })
  const storyContent = publicResume(story, `${ctx.config.publicUrl}/professional/${story.slug}`)
  const email = await ownEmail(ctx.db, actorId)
  return inTurn(ctx, actorId, async (tx) => {
    // Nothing is sent for an account that is being erased.
    if (!(await lockActor(tx, actorId))) throw new Failure(applicationErrors['job-takes-no-applications'])
    const opening = await findOpening(tx, actorId, slug)
    const { known, open } = await lockOpening(tx, actorId, opening, id)
    if (known === id) return readOwn(tx, actorId, id, ctx.clock.now())
    if (known !== undefined) throw new Failure(applicationErrors['already-applied'])
    if (!open) throw new Failure(applicationErrors['job-closed'])
    await mayLeave?.(tx)
    const file = sent.resume.kind === 'file' ? await findFile(tx, actorId, sent.resume.fileId) : null
    if (file === null && isEmptyResume(storyContent)) throw new Failure(applicationErrors['story-empty'])
    const { answers, files } = await takeAnswerFiles(tx, actorId, checkAnswers(opening.questions, sent.answers))
    const content: SentApplication = {
      name: story.name,
      headline: story.headline,
      resume: withContactEmail(file?.reading ?? storyContent, email),
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

/** Returns the initial record without reading it from the database. */
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
  const emptyFields = { person: null, from: null, to: null, fromName: null, toName: null, reason: null, text: null }
  const step = { _id: stepId, kind: 'applied' as const, by: 'candidate' as const, at: now.toISOString() }
  return {
    ...presentOwn(row, now),
    ...{ memo: { note: '', nextOn: null }, match, sent: content, interviews: [] },
    steps: [{ ...step, ...emptyFields, interviewId: null }],
  }
}

/**
 * Locks a job, so that closing it and applying to it wait for each other. Returns whether it is open, and the id of the
 * application that this member sent to it before. An id that another application has is refused like a second
 * application.
 */
async function lockOpening(
  tx: Tx,
  actorId: string,
  { writtenJobId }: Opening,
  id: string,
): Promise<{ readonly open: boolean; readonly known: string | undefined }> {
  const { rows } = await sql<{ open: boolean; id: string | null; own: boolean | null }>`
    select written_job.state = 'open' as open, known.id, known.own
    from written_job left join lateral (
      select id, true as own from application where actor_id = ${actorId} and written_job_id = ${writtenJobId}
      union all
      select id, actor_id is not distinct from ${actorId} and written_job_id = ${writtenJobId} from application where id = ${id}
    ) as known on true
    where written_job.id = ${writtenJobId}
    order by known.own desc nulls last limit 1 for share of written_job`.execute(tx)
  const [row] = rows
  if (row?.own === false) throw new Failure(applicationErrors['already-applied'])
  return { open: row?.open ?? false, known: row?.id ?? undefined }
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
