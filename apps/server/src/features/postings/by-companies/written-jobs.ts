import { companyJobsErrors } from '@rise/contract/postings/errors'
import type { WrittenJobFields } from '@rise/contract/postings/fields'
import type { WrittenJob } from '@rise/contract/postings/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { editorHtml, writtenHtml } from '../../../platform/rich-text/written-html.ts'
import { companyForAct } from '../../companies/index.ts'
import { lockActor } from '../../session/index.ts'
import { closePosting, storePosting, WRITTEN_HERE } from './store-written-job.ts'
import { writtenPosting } from './written-posting.ts'

const dayLimit = { name: 'company-written-jobs', points: 50, seconds: 86_400 }
const MOST_OPEN = 200

/** A job that the team wrote, for editing. Refuses with `written-job-not-found`, and as `companyForAct`. */
export async function readWrittenJob({ db }: Context, member: SignedIn, slug: string, id: string): Promise<WrittenJob> {
  const company = await companyForAct(db, member, slug, 'see-desk')
  return present(db, company.id, id)
}

/**
 * Posts a job. The same id once more gives what was posted.
 *
 * @throws {Failure} `too-many-written-jobs`, `written-job-changed` for an id of another's, `too-many-requests`, and as
 *   `companyForAct`
 */
export async function postWrittenJob(
  ctx: Context,
  member: SignedIn,
  slug: string,
  { id, fields }: { id: string; fields: WrittenJobFields },
): Promise<WrittenJob> {
  const { id: companyId } = await companyForAct(ctx.db, member, slug, 'post-jobs')
  await ctx.limits.of(dayLimit).consume(companyId)
  return ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, companyId)
    const company = await companyForAct(tx, member, slug, 'post-jobs')
    const known = await tx.selectFrom('written_job').select('company_id').where('id', '=', id).executeTakeFirst()
    if (known && known.company_id !== companyId) throw new Failure(companyJobsErrors['written-job-changed'])
    if (!known) {
      await refuseMore(tx, companyId)
      const now = ctx.clock.now()
      const row = { id, company_id: companyId, fields: keptFields(fields), login_id: member.loginId }
      await tx
        .insertInto('written_job')
        .values({ ...row, created_at: now, updated_at: now })
        .execute()
      const posting = writtenPosting({ key: id, companyName: company.name, fields })
      await storePosting(ctx, tx, company, posting)
      const who = { actorId: companyId, loginId: member.loginId }
      await ctx.activity.record(tx, { kind: 'company.job-written', ...who, data: { writtenJobId: id } })
    }
    return present(tx, companyId, id)
  })
}

/**
 * Changes a job; of two changes to one version the second is refused. A closed one stays closed.
 *
 * @throws {Failure} `written-job-not-found`, `written-job-changed`, and as `companyForAct`
 */
export async function changeWrittenJob(
  ctx: Context,
  member: SignedIn,
  slug: string,
  { id, version, fields }: { id: string; version: number; fields: WrittenJobFields },
): Promise<WrittenJob> {
  return ctx.db.transaction().execute(async (tx) => {
    const company = await companyForAct(tx, member, slug, 'post-jobs')
    await lockActor(tx, company.id)
    await present(tx, company.id, id)
    const saved = await tx
      .updateTable('written_job')
      .set({ fields: keptFields(fields), version: version + 1, updated_at: ctx.clock.now() })
      .where('id', '=', id)
      .where('company_id', '=', company.id)
      .where('version', '=', version)
      .returning('open')
      .executeTakeFirst()
    if (!saved) throw new Failure(companyJobsErrors['written-job-changed'])
    if (saved.open) {
      await storePosting(ctx, tx, company, writtenPosting({ key: id, companyName: company.name, fields }))
    }
    const who = { actorId: company.id, loginId: member.loginId }
    await ctx.activity.record(tx, { kind: 'company.job-changed', ...who, data: { writtenJobId: id } })
    return present(tx, company.id, id)
  })
}

/**
 * Closes a job, or posts it again as it stands. Done again it changes nothing.
 *
 * @throws {Failure} `written-job-not-found`, `too-many-written-jobs`, and as `companyForAct`
 */
export async function switchWrittenJob(
  ctx: Context,
  member: SignedIn,
  slug: string,
  { id, open }: { id: string; open: boolean },
): Promise<WrittenJob> {
  return ctx.db.transaction().execute(async (tx) => {
    const company = await companyForAct(tx, member, slug, 'post-jobs')
    await lockActor(tx, company.id)
    const { fields, open: isOpen } = await present(tx, company.id, id)
    if (isOpen === open) return present(tx, company.id, id)
    if (open) await refuseMore(tx, company.id)
    await tx.updateTable('written_job').set({ open, updated_at: ctx.clock.now() }).where('id', '=', id).execute()
    if (open) await storePosting(ctx, tx, company, writtenPosting({ key: id, companyName: company.name, fields }))
    else await closePosting(ctx, tx, company, id)
    return present(tx, company.id, id)
  })
}

function keptFields(fields: WrittenJobFields): string {
  return JSON.stringify({ ...fields, descriptionHtml: writtenHtml(fields.description) })
}

async function refuseMore(tx: Tx, companyId: string): Promise<void> {
  const { open } = await tx
    .selectFrom('written_job')
    .where('company_id', '=', companyId)
    .where('open', '=', true)
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow()
  if (open >= MOST_OPEN) throw new Failure(companyJobsErrors['too-many-written-jobs'])
}

/** A job of the company. Refuses with `written-job-not-found`. */
async function present(db: Database | Tx, companyId: string, id: string): Promise<WrittenJob> {
  const row = await db
    .selectFrom('written_job')
    .select(['id', 'version', 'open', 'fields'])
    .select((eb) =>
      eb
        .selectFrom('posting')
        .innerJoin('job_source', 'job_source.id', 'posting.source_id')
        .innerJoin('job', 'job.id', 'posting.job_id')
        .leftJoin('job as other', 'other.id', 'job.joined_into')
        .where('job_source.kind', '=', WRITTEN_HERE)
        .where('job_source.company_id', '=', companyId)
        .where('posting.key', '=', id)
        .select((inner) => inner.fn.coalesce('other.slug', 'job.slug').as('slug'))
        .as('slug'),
    )
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (!row) throw new Failure(companyJobsErrors['written-job-not-found'])
  const { version, open, slug } = row
  const { descriptionHtml = writtenHtml(row.fields.description), ...fields } = row.fields
  return { _id: row.id, slug, version, open, fields, descriptionHtml: editorHtml(descriptionHtml) }
}
