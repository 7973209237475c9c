import { copilotErrors } from '@rise/contract/copilot/errors'
import type { TailoredResume } from '@rise/contract/copilot/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { dropResumeFile, ownFileLink } from '../../applications/index.ts'

/** Returns a member's tailored résumés, newest first. */
export async function listTailoredResumes({ db }: Context, actorId: string): Promise<TailoredResume[]> {
  const rows = await db
    .selectFrom('tailored_resume')
    .leftJoin('job', 'job.id', 'tailored_resume.job_id')
    .select(['tailored_resume.id', 'job_title', 'company_name', 'job.slug', 'lines', 'tailored_resume.created_at'])
    .where('actor_id', '=', actorId)
    .orderBy('tailored_resume.created_at', 'desc')
    .orderBy('tailored_resume.id')
    .execute()
  return rows.map(({ id, job_title, company_name, slug, lines, created_at }) => ({
    ...{ _id: id, jobTitle: job_title, companyName: company_name, jobSlug: slug, lines },
    createdAt: created_at.toISOString(),
  }))
}

/**
 * Returns a link to a tailored résumé's PDF.
 *
 * @throws {Failure} `tailored-resume-not-found`
 */
export async function linkToTailored(ctx: Context, actorId: string, id: string): Promise<{ url: string }> {
  return { url: ownFileLink(ctx, await fileOf(ctx, actorId, id)) }
}

/** Deletes a tailored résumé, with its file unless an application used it. Idempotent. */
export async function deleteTailored(ctx: Context, actorId: string, id: string): Promise<void> {
  const row = await ctx.db
    .deleteFrom('tailored_resume')
    .where('id', '=', id)
    .where('actor_id', '=', actorId)
    .returning('resume_file_id')
    .executeTakeFirst()
  if (row) await dropResumeFile(ctx, actorId, row.resume_file_id)
}

async function fileOf({ db }: Context, actorId: string, id: string): Promise<string> {
  const row = await db
    .selectFrom('tailored_resume')
    .select('resume_file_id')
    .where('id', '=', id)
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  if (!row) throw new Failure(copilotErrors['tailored-resume-not-found'])
  return row.resume_file_id
}
