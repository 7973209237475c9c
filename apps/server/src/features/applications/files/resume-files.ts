import { readFile } from 'node:fs/promises'
import { applicationErrors } from '@rise/contract/applications/errors'
import { MOST_RESUME_FILES } from '@rise/contract/applications/limits'
import type { AnswerFile, ResumeFile } from '@rise/contract/applications/shapes'
import type { ResumeReading } from '@rise/contract/resumes/endpoints'
import { resumeErrors } from '@rise/contract/resumes/errors'
import type { ReceivedFile } from '@rise/contract/upload'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { readResumeFile } from '../../resumes/index.ts'
import { lockActor } from '../../session/index.ts'
import { fileKey, typeOfEnding } from './application-files.ts'

/** Returns the stored résumés of a professional, newest first. */
export async function listResumeFiles(db: Database | Tx, actorId: string): Promise<ResumeFile[]> {
  const rows = await db
    .selectFrom('resume_file')
    .select(['id', 'name', 'bytes', 'reading', 'created_at'])
    .where('actor_id', '=', actorId)
    .where('kept', '=', true)
    .where('purpose', '=', 'resume')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, bytes, reading, created_at }) => ({
    ...{ _id: id, name, bytes, resume: reading, createdAt: created_at.toISOString() },
  }))
}

/**
 * Stores a résumé file after reading it; an unreadable one is refused.
 *
 * @throws {Failure} `resume-*`, `resume-file-kind`, `too-many-resume-files`, `overloaded`
 */
export async function uploadResumeFile(
  ctx: Context,
  member: Acting,
  { resume: { path, bytes }, name }: { readonly resume: ReceivedFile; readonly name: string },
): Promise<ResumeFile> {
  const { kind, resume } = await readResumeFile(path)
  const row = await store(ctx, member, { path, kind, name, purpose: 'resume', reading: resume })
  return { _id: row.id, name: row.name, bytes, resume, createdAt: row.created_at.toISOString() }
}

/**
 * Stores a file that answers a question, after the same checks as for a résumé. Unlike a résumé, it may be a scan.
 *
 * @throws {Failure} `resume-*`, `resume-file-kind`, `overloaded`
 */
export async function uploadAnswerFile(
  ctx: Context,
  member: Acting,
  { resume: { path, bytes }, name }: { readonly resume: ReceivedFile; readonly name: string },
): Promise<AnswerFile> {
  const { kind } = await readAnswer(path)
  // Only the file of an answer is used, not its text.
  const row = await store(ctx, member, { path, kind, name, purpose: 'answer', reading: {} })
  return { _id: row.id, name: row.name, bytes }
}

interface ReadFile extends Pick<NewFile, 'name' | 'purpose' | 'reading'>, Pick<ResumeReading, 'kind'> {
  readonly path: string
}

async function store(ctx: Context, member: Acting, { path, kind, ...file }: ReadFile) {
  if (kind !== 'pdf' && kind !== 'docx') throw new Failure(applicationErrors['resume-file-kind'])
  return storeResumeFile(ctx, member.actorId, { ...file, bytes: await readFile(path), ending: kind })
}

interface NewFile {
  readonly bytes: Buffer
  readonly ending: keyof typeof typeOfEnding
  readonly name: string
  readonly purpose: 'resume' | 'answer'
  readonly reading: object
}

/**
 * Stores a file; a résumé is then offered when applying. `record` runs in the same transaction, with the file's id.
 *
 * @throws {Failure} `too-many-resume-files`; `resume-file-not-found` if the account is being erased
 */
export async function storeResumeFile(
  ctx: Context,
  actorId: string,
  { bytes, ending, name, purpose, reading }: NewFile,
  record: (tx: Tx, fileId: string) => Promise<void> = async () => {},
) {
  const id = ctx.newId()
  const created_at = ctx.clock.now()
  // Stores the file first: a row without its file would be a dead link. A file without a row is deleted below.
  const key = fileKey(id, ending)
  await ctx.files.put(key, bytes, typeOfEnding[ending])
  const row = {
    ...{
      id,
      actor_id: actorId,
      name: name || `${purpose}.${ending}`,
      bytes: bytes.length,
      ending,
      purpose,
      created_at,
    },
  }
  try {
    await ctx.db.transaction().execute(async (tx) => {
      if (!(await lockActor(tx, actorId))) throw new Failure(applicationErrors['resume-file-not-found'])
      const existingFiles = purpose === 'resume' ? await listResumeFiles(tx, actorId) : []
      if (existingFiles.length >= MOST_RESUME_FILES) throw new Failure(applicationErrors['too-many-resume-files'])
      await tx
        .insertInto('resume_file')
        .values({ ...row, reading: JSON.stringify(reading) })
        .execute()
      await record(tx, id)
    })
  } catch (error) {
    await ctx.files.delete([key])
    throw error
  }
  return row
}

/** Reads a file that answers a question. A PDF without text, such as a scan, is a valid answer. */
async function readAnswer(path: string): Promise<Pick<ResumeReading, 'kind' | 'resume'>> {
  try {
    return await readResumeFile(path)
  } catch (error) {
    const isWordless = error instanceof Failure && error.declaration.code === resumeErrors['resume-without-text'].code
    if (!isWordless || (await readFile(path)).indexOf('%PDF-') !== 0) throw error
    return { kind: 'pdf', resume: {} }
  }
}

/** Deletes a stored résumé; one used in an application is kept, but no longer offered. */
export async function dropResumeFile({ db }: Context, actorId: string, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const usedReceipt = await tx
      .selectFrom('application_receipt')
      .select('application_id')
      .where('resume_file_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    const ownFile = { id, actor_id: actorId }
    if (usedReceipt)
      await tx
        .updateTable('resume_file')
        .set({ kept: false })
        .where('id', '=', ownFile.id)
        .where('actor_id', '=', ownFile.actor_id)
        .execute()
    else
      await tx
        .deleteFrom('resume_file')
        .where('id', '=', ownFile.id)
        .where('actor_id', '=', ownFile.actor_id)
        .where('purpose', '=', 'resume')
        .execute()
  })
}
