import { type Insertable, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { refreshSearch } from '../search/refresh-search.ts'
import { correctionsOf, withCorrections } from './corrections.ts'
import { jobSlug } from './job-slug.ts'
import { type MergedPosting, mergePostings } from './merge-postings.ts'
import type { PostingContent } from './posting-content.ts'

const fixedColumns = new Set(['id', 'slug', 'company_id', 'created_at'])
/** How many of a job's first postings supply content; further postings supply only places. */
const LEADING_POSTINGS = 20

type PostingRow = Awaited<ReturnType<typeof openPostings>>[number]

/**
 * Rebuilds jobs from their postings. Merges the open postings, keeps the job open while it has one (a posting whose
 * last day has passed counts as closed), and dates it by the oldest. Existing jobs keep their id and slug. Records
 * which jobs were posted, reopened and closed. The caller must hold the lock of the jobs' companies.
 */
export async function remergeJobs(ctx: Context, tx: Tx, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return
  const now = ctx.clock.now()
  const postings = Map.groupBy(await openPostings(tx, jobIds, now), ({ job_id }) => job_id)
  const jobs = await tx.selectFrom('job').select(['id', 'company_id', 'closed_at']).where('id', 'in', jobIds).execute()
  const before = new Map(jobs.map((job) => [job.id, job]))
  const closingJobs = jobs.filter(({ id, closed_at }) => closed_at === null && !postings.has(id))
  const corrections = await correctionsOf(tx, jobIds)
  const mergedJobs = [...postings].flatMap(([id, rows]) => {
    const [first, ...others] = rows.filter(isLeading)
    if (first === undefined) return []
    const content = mergePostings([first, ...others])
    const places = [...content.places, ...rows.flatMap(({ more_places }) => more_places ?? [])]
    const mergedContent = { ...content, places: [...new Set(places)] }
    return [{ id, first, content: withCorrections(mergedContent, corrections.get(id)) }]
  })
  await upsertJobs(
    tx,
    mergedJobs.map(({ id, first, content }) => rowOf(ctx, id, first, content)),
  )
  await writePlaces(tx, mergedJobs)
  if (closingJobs.length > 0) {
    const ids = closingJobs.map(({ id }) => id)
    await tx.updateTable('job').set({ closed_at: now, updated_at: now }).where('id', 'in', ids).execute()
  }
  const kindOf = (id: string): 'job.posted' | 'job.reopened' | null => {
    const job = before.get(id)
    if (job === undefined) return 'job.posted'
    return job.closed_at === null ? null : 'job.reopened'
  }
  await ctx.activity.recordAll(tx, [
    ...mergedJobs.flatMap(({ id, first }) => {
      const kind = kindOf(id)
      if (kind === null) return []
      // The activity gets the job's own date, because a board is often imported long after its jobs were posted.
      const at = kind === 'job.posted' && first.posted_at < now ? first.posted_at : now
      return [{ kind, actorId: first.company_id, data: { jobId: id }, at }]
    }),
    ...closingJobs.map(({ id, company_id }) => ({
      kind: 'job.closed' as const,
      actorId: company_id,
      data: { jobId: id },
    })),
  ])
  await refreshSearch(tx, jobIds)
}

/**
 * Selects the open postings whose last day has not passed and whose job isn't removed. They are ranked per job,
 * oldest first; the first one leads. Chains post one role for hundreds of places, so beyond the first postings only the
 * places are read.
 */
function openPostings(tx: Tx, jobIds: readonly string[], now: Date) {
  const rankedPostings = tx
    .selectFrom('posting')
    .select(['job_id', 'company_id', 'source_id', 'content', 'posted_at'])
    .select(sql<number>`row_number() over (partition by job_id order by posted_at, id)`.as('rank'))
    .where('job_id', 'in', jobIds)
    .where(sql<boolean>`not exists (select from job where job.id = posting.job_id and job.removed_at is not null)`)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`coalesce((content ->> 'validThrough')::timestamptz > ${now}, true)`)
    .as('ranked')
  return tx
    .selectFrom(rankedPostings)
    .innerJoin('job_source', 'job_source.id', 'ranked.source_id')
    .innerJoin('company', 'company.actor_id', 'ranked.company_id')
    .select(['ranked.job_id', 'ranked.company_id', 'ranked.posted_at'])
    .select(['job_source.kind as source', 'company.name as company_name'])
    .select(sql<PostingContent | null>`case when rank <= ${LEADING_POSTINGS} then content end`.as('content'))
    .select(sql<string[] | null>`case when rank > ${LEADING_POSTINGS} then content -> 'places' end`.as('more_places'))
    .orderBy('ranked.rank')
    .execute()
}

function isLeading(posting: PostingRow): posting is PostingRow & MergedPosting {
  return posting.content !== null
}

function rowOf(ctx: Context, id: string, first: PostingRow, content: PostingContent): Insertable<Tables['job']> {
  const now = ctx.clock.now()
  const { pay } = content
  return {
    id,
    slug: jobSlug(content.title, first.company_name, id),
    company_id: first.company_id,
    title: content.title,
    description: content.description,
    department: content.department,
    seniority: content.seniority,
    employment_type: content.employmentType,
    work_type: content.workType ?? 'Unknown',
    application_type: content.appliedHere ? 'Smart Apply' : 'Apply Directly',
    apply_url: content.applyUrl,
    pay_min: pay?.min ?? null,
    pay_max: pay?.max ?? null,
    pay_currency: pay?.currency ?? null,
    pay_period: pay?.period ?? null,
    skills: [...content.skills],
    preferred_skills: [...(content.preferredSkills ?? [])],
    benefits: [...content.benefits],
    language: content.language,
    valid_through: content.validThrough === null ? null : new Date(content.validThrough),
    provenance: JSON.stringify(content.provenance),
    posted_at: first.posted_at,
    closed_at: null,
    joined_into: null,
    created_at: now,
    updated_at: now,
  }
}

/** Inserts or updates jobs. An existing job keeps its id, slug and creation date. */
async function upsertJobs(tx: Tx, rows: readonly Insertable<Tables['job']>[]): Promise<void> {
  if (rows.length === 0) return
  const updatedColumns = Object.keys(rows[0] ?? {}).filter((column) => !fixedColumns.has(column))
  await tx
    .insertInto('job')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(Object.fromEntries(updatedColumns.map((column) => [column, sql.ref(`excluded.${column}`)]))),
    )
    .execute()
}

async function writePlaces(
  tx: Tx,
  jobs: readonly { readonly id: string; readonly content: PostingContent }[],
): Promise<void> {
  if (jobs.length === 0) return
  const ids = jobs.map(({ id }) => id)
  const links = jobs.flatMap(({ id, content }) => content.places.map((slug, position) => ({ id, slug, position })))
  await tx.deleteFrom('job_place').where('job_id', 'in', ids).execute()
  if (links.length === 0) return
  await sql`
    insert into job_place (job_id, place_id, position)
    select link.job_id, place.id, link.position
    from unnest(
      ${links.map(({ id }) => id)}::uuid[],
      ${links.map(({ slug }) => slug)}::text[],
      ${links.map(({ position }) => position)}::integer[]
    ) as link (job_id, slug, position)
    join place on place.slug = link.slug`.execute(tx)
}
