import { createHash } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { lockCompanies, remergeJobs } from '../../jobs/index.ts'
import { findOrCreatePlaces } from '../places/find-or-create-places.ts'
import type { Posting } from '../posting.ts'
import { cleanLine } from '../text/clean-text.ts'
import { assignJobs } from './assign-jobs.ts'
import type { BoardSource } from './board-sources.ts'
import type { PostingChange } from './posting-change.ts'
import { prepareFairly } from './prepare-fairly.ts'

/**
 * The version of the stored form. Raise it if an equal posting would be stored differently (another sanitiser, another
 * rule for a fact), so that all postings are written again.
 */
const storingVersion = 6

/** Returns a short hash of a posting. With an equal hash, the stored posting is up to date. */
function postingHash(posting: Posting): string {
  return createHash('sha256')
    .update(`${storingVersion}\n${JSON.stringify(posting)}`)
    .digest('base64url')
}

const keptColumns = new Set(['id', 'source_id', 'company_id', 'key', 'job_id', 'created_at', 'kept_apart'])

/** A posting that may be stored, with its board. */
export interface SourcedPosting {
  readonly posting: Posting
  readonly source: BoardSource
}

export interface WrittenCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** The number of `added` postings that joined an existing job. */
  readonly joined: number
  /** New postings that were not written, because their last day for applications has passed. */
  readonly past: readonly SourcedPosting[]
}

/**
 * Writes postings (at most a few hundred, each key once) in one transaction with a handful of statements. Adds new
 * postings, unless their last day has passed, and assigns them to an existing job if they are the same role. Updates
 * changed postings in place, reopens those that had left their board, and leaves equal ones unchanged. Locks their
 * companies first, so that imports for one company run one after the other.
 */
export async function writePostings(ctx: Context, postings: readonly SourcedPosting[]): Promise<WrittenCounts> {
  return ctx.db.transaction().execute((tx) => writePostingsIn(ctx, tx, postings))
}

/** Writes postings like `writePostings`, in the caller's transaction. */
export async function writePostingsIn(
  ctx: Context,
  tx: Tx,
  postings: readonly SourcedPosting[],
): Promise<WrittenCounts> {
  if (postings.length === 0) return { added: 0, changed: 0, unchanged: 0, joined: 0, past: [] }
  await lockCompanies(
    tx,
    postings.map(({ source }) => source.companyId),
  )
  const storedPostings = await existingPostings(tx, postings)
  const byKey = new Map(storedPostings.map((posting) => [`${posting.source_id} ${posting.key}`, posting]))
  const now = ctx.clock.now()
  const changes: PostingChange[] = []
  const expiredPostings: SourcedPosting[] = []
  for (const candidate of postings) {
    const { posting, source } = candidate
    const storedPosting = byKey.get(`${source.id} ${cleanLine(posting.key)}`)
    const hash = postingHash(posting)
    if (storedPosting?.hash === hash && storedPosting.closed_at === null) continue
    const preparedPosting = await prepareFairly(posting, now)
    const until = preparedPosting.content.validThrough
    if (storedPosting === undefined && until !== null && new Date(until) <= now) expiredPostings.push(candidate)
    else changes.push({ source, hash, existing: storedPosting, prepared: preparedPosting })
  }
  const joinedCount = changes.length === 0 ? 0 : await writeChanges(ctx, tx, changes)
  const addedCount = changes.filter((change) => change.existing === undefined).length
  const unchangedCount = postings.length - changes.length - expiredPostings.length
  return {
    added: addedCount,
    changed: changes.length - addedCount,
    unchanged: unchangedCount,
    joined: joinedCount,
    past: expiredPostings,
  }
}

function existingPostings(tx: Tx, postings: readonly SourcedPosting[]) {
  const sourceIds = [...new Set(postings.map(({ source }) => source.id))]
  const keys = postings.map(({ posting }) => cleanLine(posting.key))
  return tx
    .selectFrom('posting')
    .select(['id', 'source_id', 'key', 'hash', 'job_id', 'closed_at', 'posted_at'])
    .where('source_id', 'in', sourceIds)
    .where('key', 'in', keys)
    .execute()
}

/** Writes the changes to postings. Returns how many new postings joined an existing job. */
async function writeChanges(ctx: Context, tx: Tx, changes: readonly PostingChange[]): Promise<number> {
  const now = ctx.clock.now()
  await findOrCreatePlaces(
    ctx,
    tx,
    changes.flatMap(({ prepared }) => prepared.places),
  )
  const { jobIds, joined } = await assignJobs(ctx, tx, changes)
  const rows = changes.map(({ source, prepared, hash, existing }, index) => ({
    id: existing?.id ?? ctx.newId(),
    source_id: source.id,
    company_id: source.companyId,
    key: prepared.key,
    job_id: jobIds[index] ?? '',
    url: prepared.url,
    hash,
    content: JSON.stringify(prepared.content),
    role_key: prepared.roleKey,
    signature: prepared.signature,
    posted_at: prepared.datePosted ?? existing?.posted_at ?? now,
    closed_at: null,
    created_at: now,
  }))
  await upsertPostings(tx, rows)
  await remergeJobs(ctx, tx, [...new Set(jobIds)])
  return joined
}

/** Inserts or updates postings. An existing posting keeps its id, its job and its import date. */
async function upsertPostings(tx: Tx, rows: readonly Insertable<Tables['posting']>[]): Promise<void> {
  const updatedColumns = Object.keys(rows[0] ?? {}).filter((column) => !keptColumns.has(column))
  await tx
    .insertInto('posting')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['source_id', 'key'])
        .doUpdateSet(Object.fromEntries(updatedColumns.map((column) => [column, sql.ref(`excluded.${column}`)]))),
    )
    .execute()
}
