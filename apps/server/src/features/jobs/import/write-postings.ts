import { type Insertable, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { Tables } from '../../../platform/tables.ts'
import type { Posting } from '../posting.ts'
import type { BoardSource } from './board-sources.ts'
import { cleanLine } from './clean-text.ts'
import { findOrCreatePlaces } from './find-or-create-places.ts'
import { postingHash } from './posting-hash.ts'
import { jobSlug, type PreparedJob, prepareJob } from './prepare-job.ts'

const keptColumns = new Set(['id', 'slug', 'company_id', 'source_id', 'source_key', 'created_at'])

/** A posting that may be stored, with the board that it stands on. */
export interface SourcedPosting {
  readonly posting: Posting
  readonly source: BoardSource
}

export interface WrittenCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

type Existing = Awaited<ReturnType<typeof lockExisting>>[number]

interface Change {
  readonly source: BoardSource
  readonly job: PreparedJob
  readonly hash: string
  readonly existing: Existing | undefined
}

/**
 * Writes postings (at most a few hundred, no key twice) in one transaction with a handful of statements: new ones are
 * added, changed ones updated in place, those that had left their board reopened, equal ones not touched.
 * The boards' rows are locked first, so imports of one board come one after the other.
 */
export async function writePostings(ctx: Context, postings: readonly SourcedPosting[]): Promise<WrittenCounts> {
  return ctx.db.transaction().execute(async (tx) => {
    const existing = await lockExisting(tx, postings)
    const byKey = new Map(existing.map((job) => [`${job.source_id} ${job.source_key}`, job]))
    const changes = postings.flatMap(({ posting, source }): Change[] => {
      const known = byKey.get(`${source.id} ${cleanLine(posting.key)}`)
      const hash = postingHash(posting)
      if (known?.posting_hash === hash && known.closed_at === null) return []
      return [{ source, hash, existing: known, job: prepareJob(posting, ctx.clock.now()) }]
    })
    if (changes.length > 0) await writeChanges(ctx, tx, changes)
    const added = changes.filter((change) => change.existing === undefined).length
    return { added, changed: changes.length - added, unchanged: postings.length - changes.length }
  })
}

async function lockExisting(tx: Tx, postings: readonly SourcedPosting[]) {
  const sourceIds = [...new Set(postings.map(({ source }) => source.id))]
  await tx.selectFrom('job_source').select('id').where('id', 'in', sourceIds).orderBy('id').forUpdate().execute()
  const keys = postings.map(({ posting }) => cleanLine(posting.key))
  return tx
    .selectFrom('job')
    .select(['id', 'source_id', 'source_key', 'posting_hash', 'closed_at', 'posted_at'])
    .where('source_id', 'in', sourceIds)
    .where('source_key', 'in', keys)
    .execute()
}

async function writeChanges(ctx: Context, tx: Tx, changes: readonly Change[]): Promise<void> {
  const now = ctx.clock.now()
  const placeIds = await findOrCreatePlaces(
    ctx,
    tx,
    changes.flatMap(({ job }) => job.places),
  )
  const rows = changes.map(({ source, job, hash, existing }) => {
    const id = existing?.id ?? ctx.newId()
    return {
      ...job.columns,
      id,
      slug: jobSlug(job.columns.title, source.companyName, id),
      company_id: source.companyId,
      source_id: source.id,
      posted_at: job.datePosted ?? existing?.posted_at ?? now,
      closed_at: null,
      posting_hash: hash,
      search: sql`to_tsvector('simple', ${[job.columns.title, source.companyName, ...job.columns.skills].join(' ')})`,
      created_at: now,
      updated_at: now,
    }
  })
  await upsertJobs(tx, rows)

  const ids = rows.map(({ id }) => id)
  const links = changes.flatMap(({ job }, index) =>
    job.places.map(({ slug }, position) => ({
      job_id: ids[index] ?? '',
      place_id: placeIds.get(slug) ?? '',
      position,
    })),
  )
  await tx.deleteFrom('job_place').where('job_id', 'in', ids).execute()
  if (links.length > 0) await tx.insertInto('job_place').values(links).execute()

  const activities = changes.flatMap(({ source, existing }, index) => {
    const kind = existing === undefined ? 'job.posted' : existing.closed_at === null ? null : 'job.reopened'
    return kind === null ? [] : [{ kind, actorId: source.companyId, data: { jobId: ids[index] } }]
  })
  await ctx.activity.recordAll(tx, activities)
}

/** A job that is there already keeps its id, its address and when it came. */
async function upsertJobs(tx: Tx, rows: readonly Insertable<Tables['job']>[]): Promise<void> {
  const updated = Object.keys(rows[0] ?? {}).filter((column) => !keptColumns.has(column))
  await tx
    .insertInto('job')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['source_id', 'source_key'])
        .doUpdateSet(Object.fromEntries(updated.map((column) => [column, sql.ref(`excluded.${column}`)]))),
    )
    .execute()
}
