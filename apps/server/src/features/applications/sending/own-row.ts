import { applicationErrors } from '@rise/contract/applications/errors'
import type { Stage } from '@rise/contract/applications/kinds'
import type { Memo, OwnApplication, OwnRecord } from '@rise/contract/applications/shapes'
import type { MatchPart } from '@rise/contract/match/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { WRITTEN_HERE } from '../../postings/index.ts'
import { NAMELESS, photoPath } from '../../session/index.ts'
import { readInterviews, readSteps } from '../record/read-record.ts'
import type {} from '../tables.ts'

const DAY_MS = 86_400_000

interface Row {
  readonly id: string
  readonly stage: Stage
  readonly decline_reason: OwnApplication['reason']
  readonly applied_at: Date
  readonly opened_at: Date | null
  readonly changed_at: Date
  readonly answered_at: Date | null
  readonly ended_at: Date | null
  readonly job_over: boolean
  readonly job_title: string
  readonly company_name: string
  readonly company_slug: string
  readonly logo: string | null
  readonly job_slug: string | null
  readonly content: OwnRecord['sent']
  readonly match: number | null
  readonly match_parts: MatchPart[] | null
  readonly note: string | null
  readonly next_on: string | null
}

/** Returns a professional's own applications that meet a condition, last changed first. */
export async function ownRows(
  db: Database | Tx,
  actorId: string,
  where: RawBuilder<unknown>,
  limit = 1,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select application.id, application.stage, application.decline_reason, application.applied_at, application.opened_at,
      application.changed_at, application.answered_at, application.ended_at,
      application.ended_at is null and exists (
        select from written_job where written_job.id = application.written_job_id and state in ('closed', 'expired')
      ) as job_over, receipt.job_title, receipt.company_name,
      receipt.content, receipt.match, receipt.match_parts, memo.note, memo.next_on::text, actor.slug as company_slug, ${photoPath} as logo, (
        select coalesce(other.slug, job.slug) from job_source
        join posting on posting.source_id = job_source.id and posting.key = application.written_job_id::text
        join job on job.id = posting.job_id left join job as other on other.id = job.joined_into
        where job_source.company_id = application.company_id and job_source.kind = ${WRITTEN_HERE} limit 1
      ) as job_slug
    from application
    join application_receipt as receipt on receipt.application_id = application.id
    join actor on actor.id = application.company_id
    left join application_memo as memo on memo.application_id = application.id
    where application.actor_id = ${actorId} and ${where}
    order by application.changed_at desc, application.id desc limit ${limit}`.execute(db)
  return rows
}

type ShownRow = Omit<Row, 'content' | 'match' | 'match_parts' | 'note' | 'next_on'>

export function presentOwn(row: ShownRow, now: Date): OwnApplication {
  const isWaiting = row.answered_at === null && row.ended_at === null && !row.job_over
  return {
    _id: row.id,
    job: {
      slug: row.job_slug,
      title: row.job_title,
      companyName: row.company_name || NAMELESS,
      companySlug: row.company_slug,
      logo: row.logo,
    },
    stage: row.stage,
    appliedAt: row.applied_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    changedAt: row.changed_at.toISOString(),
    daysUnanswered: isWaiting ? Math.floor((now.getTime() - row.applied_at.getTime()) / DAY_MS) : null,
    reason: row.decline_reason,
    closed: row.job_over,
  }
}

export function memoOf({ note, next_on }: Pick<Row, 'note' | 'next_on'>): Memo {
  return { note: note ?? '', nextOn: next_on }
}

/**
 * Returns one of a professional's own applications with its receipt and record.
 *
 * @throws {Failure} `application-not-found`, also for another member's application
 */
export async function readOwn(db: Database | Tx, actorId: string, id: string, now: Date): Promise<OwnRecord> {
  const [row] = await ownRows(db, actorId, sql`application.id = ${id}`)
  if (!row) throw new Failure(applicationErrors['application-not-found'])
  const [steps, interviews] = [await readSteps(db, id), await readInterviews(db, id)]
  // The candidate sees neither who acted for the company nor the company's own stages.
  return {
    ...presentOwn(row, now),
    memo: memoOf(row),
    match: row.match === null ? null : { score: row.match, parts: row.match_parts ?? [] },
    sent: row.content,
    steps: steps
      .filter(({ kind, from, to }) => kind !== 'moved' || from !== to)
      .map((step) => ({ ...step, person: null, fromName: null, toName: null })),
    interviews,
  }
}
