import { applicationErrors } from '@rise/contract/applications/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { fileLink } from './application-files.ts'

/**
 * Returns a link to the file that an application was sent with. The caller has checked that the reader may open it.
 *
 * @throws {Failure} `resume-file-not-found` for an application with the story
 */
export async function linkToFile(ctx: Context, applicationId: string): Promise<{ url: string }> {
  const file = await ctx.db
    .selectFrom('application_receipt')
    .innerJoin('resume_file', 'resume_file.id', 'application_receipt.resume_file_id')
    .select(['resume_file.id', 'resume_file.ending'])
    .where('application_receipt.application_id', '=', applicationId)
    .executeTakeFirst()
  if (!file) throw new Failure(applicationErrors['resume-file-not-found'])
  return { url: fileLink(ctx, file.id, file.ending) }
}
