import type { NewOutsideApplication } from '@rise/contract/applications/elsewhere/fields'
import { applicationErrors } from '@rise/contract/applications/errors'
import { MOST_OUTSIDE_APPLICATIONS } from '@rise/contract/applications/limits'
import type { ListedApplication } from '@rise/contract/applications/shapes'
import { jobErrors } from '@rise/contract/jobs/errors'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { lockActor, NAMELESS } from '../../session/index.ts'
import { outsideRows, presentOutside } from './outside-row.ts'

/**
 * Saves an application made elsewhere.
 *
 * @throws {Failure} `application-not-found` if the id belongs to someone else's application, or the account is being
 * erased; `too-many-outside-applications`
 */
export function saveOutside(
  ctx: Context,
  member: Acting,
  { id, title, companyName, url, stage, appliedOn, note, nextOn }: NewOutsideApplication & { readonly id: string },
): Promise<ListedApplication> {
  return write(ctx, member, async (tx, actorId) => {
    const fields = {
      ...{ title, company_name: companyName, url, stage, note },
      ...{ applied_on: appliedOn, next_on: nextOn, changed_at: ctx.clock.now() },
    }
    const row = await tx
      .insertInto('outside_application')
      .values({ id, actor_id: actorId, job_id: null, ...fields })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(fields).where('outside_application.actor_id', '=', actorId),
      )
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new Failure(applicationErrors['application-not-found'])
    return id
  })
}

/**
 * Records that the member applied to a job on the employer's own site. Idempotent.
 *
 * @throws {Failure} `job-not-found`, `too-many-outside-applications`; `application-not-found` if the account is being
 * erased
 */
export function saveOutsideJob(
  ctx: Context,
  member: Pick<Acting, 'actorId'>,
  jobId: string,
): Promise<ListedApplication> {
  return write(ctx, member, async (tx, actorId) => {
    const now = ctx.clock.now()
    const { rows } = await sql<{ id: string; title: string; name: string; url: string | null }>`
      select job.id, job.title, company.name, job.apply_url as url
      from job as known join job on job.id = coalesce(known.joined_into, known.id)
      join company on company.actor_id = job.company_id where known.id = ${jobId}`.execute(tx)
    const [job] = rows
    if (!job) throw new Failure(jobErrors['job-not-found'])
    const existingRows = await outsideRows(tx, actorId, sql`outside.job_id = ${job.id}`)
    if (existingRows[0]) return existingRows[0].id
    const id = ctx.newId()
    await tx
      .insertInto('outside_application')
      .values({
        ...{ id, actor_id: actorId, job_id: job.id, title: job.title, company_name: job.name || NAMELESS },
        ...{ url: /^https?:/i.test(job.url ?? '') ? (job.url ?? '') : '', stage: 'received' },
        ...{ applied_on: now.toISOString().slice(0, 10), note: '', next_on: null, changed_at: now },
      })
      .execute()
    return id
  })
}

/** Returns the application for a job that a professional noted as made elsewhere; null without one. */
export async function findOutsideJob(
  { db }: Context,
  member: Acting,
  jobId: string,
): Promise<ListedApplication | null> {
  const [row] = await outsideRows(
    db,
    member.actorId,
    sql`outside.job_id in (select unnest(array[known.id, known.joined_into]) from job as known where known.id = ${jobId})`,
  )
  return row ? presentOutside(row) : null
}

/** Removes the record of an application elsewhere, unless the professional has moved it or written a note since. */
export async function dropOutsideJob({ db }: Context, member: Pick<Acting, 'actorId'>, jobId: string): Promise<void> {
  await sql`
    delete from outside_application as outside using job as known
    where known.id = ${jobId} and outside.actor_id = ${member.actorId}
      and outside.job_id in (known.id, known.joined_into) and outside.stage = 'received' and outside.note = ''`.execute(
    db,
  )
}

/** Deletes an application made elsewhere. */
export async function dropOutside({ db }: Context, member: Acting, id: string): Promise<void> {
  const outsideRow = db.deleteFrom('outside_application').where('id', '=', id)
  await outsideRow.where('actor_id', '=', member.actorId).execute()
}

/**
 * Serialises the saves of one member, so that the limit holds and nothing is stored for an account that is being
 * erased.
 */
function write(
  ctx: Context,
  member: Pick<Acting, 'actorId'>,
  work: (tx: Tx, actorId: string) => Promise<string>,
): Promise<ListedApplication> {
  const { actorId } = member
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) throw new Failure(applicationErrors['application-not-found'])
    const id = await work(tx, actorId)
    const { count } = await tx
      .selectFrom('outside_application')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('actor_id', '=', actorId)
      .executeTakeFirstOrThrow()
    if (count > MOST_OUTSIDE_APPLICATIONS) throw new Failure(applicationErrors['too-many-outside-applications'])
    const [row] = await outsideRows(tx, actorId, sql`outside.id = ${id}`)
    if (!row) throw new Failure(applicationErrors['application-not-found'])
    return presentOutside(row)
  })
}
