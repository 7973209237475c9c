import { applicationErrors } from '@rise/contract/applications/errors'
import type { GivenAnswer } from '@rise/contract/applications/shapes'
import { platformErrors } from '@rise/contract/errors'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { fileLink } from './application-files.ts'

/** A file that answers a question. */
interface AnswerFile {
  readonly questionId: string
  readonly fileId: string
}

/**
 * Returns the answers with file names instead of file ids, as candidate and employer see them, and the files' ids.
 *
 * @throws {Failure} `invalid-input` for a file that isn't the professional's own, or was already sent
 */
export async function takeAnswerFiles(
  tx: Tx,
  actorId: string,
  answers: readonly GivenAnswer[],
): Promise<{ readonly answers: GivenAnswer[]; readonly files: AnswerFile[] }> {
  const fileAnswers = answers.filter(({ kind, answer }) => kind === 'file' && answer !== '')
  if (fileAnswers.length === 0) return { answers: [...answers], files: [] }
  const ids = fileAnswers.map(({ answer }) => answer)
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from resume_file
    where id = any(${ids}::uuid[]) and actor_id = ${actorId} and purpose = 'answer'
      and not exists (select from application_answer_file where resume_file_id = resume_file.id)
    for update`.execute(tx)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const missingAnswers = fileAnswers.filter(({ answer }) => !names.has(answer))
  if (missingAnswers.length > 0) {
    const fields = missingAnswers.map(({ questionId }) => [`body.answers.${questionId}`, t('Choose the file again.')])
    throw new Failure(platformErrors['invalid-input'], { fields: Object.fromEntries(fields) })
  }
  return {
    answers: answers.map((one) => (one.kind === 'file' ? { ...one, answer: names.get(one.answer) ?? '' } : one)),
    files: fileAnswers.map(({ questionId, answer: fileId }) => ({ questionId, fileId })),
  }
}

export async function storeAnswerFiles(tx: Tx, applicationId: string, files: readonly AnswerFile[]): Promise<void> {
  if (files.length === 0) return
  await tx
    .insertInto('application_answer_file')
    .values(
      files.map(({ questionId, fileId }) => ({
        ...{ application_id: applicationId, question_id: questionId, resume_file_id: fileId },
      })),
    )
    .execute()
}

/**
 * Returns a link to the file that answered a question. The caller has checked that the reader may open it.
 *
 * @throws {Failure} `resume-file-not-found`
 */
export async function linkToAnswer(ctx: Context, applicationId: string, questionId: string): Promise<{ url: string }> {
  const file = await ctx.db
    .selectFrom('application_answer_file')
    .innerJoin('resume_file', 'resume_file.id', 'application_answer_file.resume_file_id')
    .select(['resume_file.id', 'resume_file.ending'])
    .where('application_answer_file.application_id', '=', applicationId)
    .where('application_answer_file.question_id', '=', questionId)
    .executeTakeFirst()
  if (!file) throw new Failure(applicationErrors['resume-file-not-found'])
  return { url: fileLink(ctx, file.id, file.ending) }
}
