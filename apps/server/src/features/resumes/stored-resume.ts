import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { platformErrors } from '@rise/contract/errors'
import type { Resume } from '@rise/contract/resumes/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { createFairTurns } from '../../platform/fair-turns.ts'
import { type ResumePdf, writeResumePdfApart } from './resume-apart.ts'
import type { ResumePdfOptions } from './writing/write-resume-pdf.ts'

/** The version of the layout. Raise it when the same résumé looks different, so that stored files are written again. */
const PROGRAM = 1
const TYPE = 'application/pdf'

export type ResumeLook = Pick<ResumePdfOptions, 'design' | 'paper'>

/** The public story to write as PDF, and the network of the request. */
interface AskedResume {
  readonly actorId: string
  readonly resume: Resume
  readonly look: ResumeLook
  readonly network: string
}

/**
 * Limits the PDFs written at a time to two. Each network can have only as many waiting as one reader of a page needs,
 * so that a guest who sends requests in a loop delays only themselves.
 */
export const resumeTurns = createFairTurns({ atOnce: 2, waiting: 24, waitingOfOne: 4 })

/**
 * Returns a story as PDF: the stored file if nothing on its pages has changed, otherwise a new file, which is stored.
 * @throws {Failure} `overloaded` when too many are waiting
 */
export async function storedResume(ctx: Context, asked: AskedResume): Promise<ResumePdf> {
  const row = await findRow(ctx, asked)
  const storedFile = row && (await ctx.files.get(keyOf(row.id)))
  if (storedFile) return { bytes: await buffer(storedFile.stream), undrawn: row.undrawn }
  return write(ctx, asked)
}

/**
 * Returns the words that a story's PDF can't show; writes the PDF if it isn't stored yet.
 *
 * @throws {Failure} `overloaded` when too many are waiting
 */
export async function undrawnWords(ctx: Context, asked: AskedResume): Promise<readonly string[]> {
  return ((await findRow(ctx, asked)) ?? (await write(ctx, asked))).undrawn
}

function findRow({ db }: Context, { actorId, resume, look }: AskedResume) {
  return db
    .selectFrom('written_resume')
    .select(['id', 'undrawn'])
    .where('actor_id', '=', actorId)
    .where('design', '=', look.design)
    .where('paper', '=', look.paper)
    .where('version', '=', versionOf(resume))
    .executeTakeFirst()
}

async function write(ctx: Context, asked: AskedResume): Promise<ResumePdf> {
  const writtenPdf = await resumeTurns.take(asked.network, () => writeResumePdfApart(asked.resume, asked.look))
  if (writtenPdf === undefined) throw new Failure(platformErrors.overloaded)
  await store(ctx, asked, writtenPdf).catch((error: unknown) => ctx.log.warn({ err: error }, 'resume not stored'))
  return writtenPdf
}

async function store({ db, files, clock, newId }: Context, asked: AskedResume, { bytes, undrawn }: ResumePdf) {
  const { actorId, resume, look } = asked
  const id = newId()
  const row = { id, version: versionOf(resume), undrawn, bytes: bytes.length, created_at: clock.now() }
  // The file is stored first, because a row without its file would cause a new PDF at each request.
  await files.put(keyOf(id), bytes, TYPE)
  try {
    await db
      .insertInto('written_resume')
      .values({ ...row, ...look, actor_id: actorId })
      .onConflict((conflict) => conflict.columns(['actor_id', 'design', 'paper']).doUpdateSet(row))
      .execute()
  } catch (error) {
    await files.delete([keyOf(id)])
    throw error
  }
}

/**
 * Returns a hash of the content and of the layout's version. The story's own version isn't enough, because the content
 * also depends on catalogs, for example.
 */
function versionOf(resume: Resume): string {
  return createHash('sha256')
    .update(`${PROGRAM} ${JSON.stringify(resume)}`)
    .digest('base64url')
}

function keyOf(id: string): string {
  return `written-resumes/${id}/resume.pdf`
}
