import type { DigestBasis } from '@rise/contract/digest/kinds'
import type { Digest, DigestJob } from '@rise/contract/digest/shapes'
import { whereFacts } from '@rise/contract/jobs/words'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../../platform/database/keyset.ts'
import { readOwnJobs } from '../../jobs/index.ts'

interface Row {
  readonly id: string
  readonly basis: DigestBasis
  readonly made_at: Date
  readonly sent_at: Date
  readonly looked_at: number | null
  readonly best_match: number | null
}

interface JobRow {
  readonly digest_id: string
  readonly job_id: string
  readonly match: number | null
  readonly why: string
}

/** Returns the digests sent to a professional, newest first, with their jobs in their current state. */
export async function listDigests(
  { db }: Context,
  actorId: string,
  before: string | undefined,
): Promise<{ items: Digest[]; next: string | null }> {
  const place = placeOf(before)
  const earlierSql = place ? sql`and (made_at, id) < (${place.at}, ${place.id})` : sql``
  const { rows } = await sql<Row>`
    select id, basis, made_at, sent_at, looked_at, best_match from digest where actor_id = ${actorId} and sent_at is not null ${earlierSql}
    order by made_at desc, id desc limit ${sql.lit(CURSOR_PAGE_ROWS)}`.execute(db)
  const { items, next } = toCursorPage(rows, ({ made_at, id }) => ({ at: made_at, id }))
  const ids = items.map(({ id }) => id)
  const [{ rows: jobRows }, jobs] = await Promise.all([
    sql<JobRow>`select digest_id, job_id, match, why from digest_job where digest_id = any(${ids}::uuid[])
      order by digest_id, position`.execute(db),
    readOwnJobs(
      db,
      actorId,
      sql`select digest_job.job_id, digest.made_at as at, null as note from digest_job join digest on digest.id = digest_job.digest_id
        where digest_job.digest_id = any(${ids}::uuid[])`,
    ),
  ])
  const jobOf = new Map(jobs.map((job) => [job.keptId, job]))
  const rowsOf = Map.groupBy(jobRows, ({ digest_id }) => digest_id)
  const present = ({ job_id, match, why }: JobRow): DigestJob[] => {
    const job = jobOf.get(job_id)
    if (!job) return []
    const { _id, slug, title, company, pay } = job.job
    const { companyName, logo } = company
    const facts = whereFacts(job.job)
    return [{ _id, slug, title, companyName, logo, facts, pay, match, why, closed: job.dateClosed !== null }]
  }
  return {
    items: items.map(({ id, basis, sent_at, looked_at, best_match }) => ({
      _id: id,
      sentAt: sent_at.toISOString(),
      basis,
      jobs: (rowsOf.get(id) ?? []).flatMap(present),
      quiet: looked_at === null ? null : { lookedAt: looked_at, best: best_match },
    })),
    next,
  }
}
