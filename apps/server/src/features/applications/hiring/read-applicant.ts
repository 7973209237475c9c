import { applicationErrors } from '@rise/contract/applications/errors'
import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import type { MatchPart } from '@rise/contract/match/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct } from '../../companies/index.ts'
import { NAMELESS } from '../../session/index.ts'
import { personOf, readInterviews, readSteps } from '../record/read-record.ts'
import { type ApplicantRow, applicantColumns, applicantTables, presentApplicant } from './applicant-rows.ts'

/**
 * Returns an application as the company's team sees it.
 * @throws {Failure} `application-not-found`, and the errors of `companyForAct`
 */
export async function readApplicant(
  { db }: Context,
  member: Acting,
  slug: string,
  id: string,
): Promise<ApplicantRecord> {
  const company = await companyForAct(db, member, slug, 'hire')
  return readRecord(db, { companyId: company.id, loginId: member.loginId, id })
}

interface ApplicantQuery {
  readonly companyId: string
  /** The reader's login, for marking the reader's own notes and rating. */
  readonly loginId: string
  readonly id: string
}

interface RecordRow extends ApplicantRow {
  readonly actor_id: string | null
  readonly title: string
  readonly company_name: string
  readonly match_parts: MatchPart[] | null
}

/**
 * Returns an application with everything that the team may see. Once it is hidden from the team, or the candidate's
 * account is erased, only its job, stages and dates are left.
 *
 * @throws {Failure} `application-not-found`, also for an application to another company
 */
export async function readRecord(
  db: Database | Tx,
  { companyId, loginId, id }: ApplicantQuery,
): Promise<ApplicantRecord> {
  const { rows } = await sql<RecordRow>`
    select ${applicantColumns}, application.actor_id, receipt.match_parts, coalesce(receipt.company_name, '') as company_name, (
      select fields ->> 'title' from written_job where written_job.id = application.written_job_id
    ) as title
    from ${applicantTables} where application.id = ${id} and application.company_id = ${companyId}`.execute(db)
  const [row] = rows
  if (!row) throw new Failure(applicationErrors['application-not-found'])
  const isThere = row.content !== null
  return {
    ...presentApplicant(row),
    memberId: row.slug === null ? null : row.actor_id,
    job: { _id: row.written_job_id, title: row.title, companyName: row.company_name },
    sent: row.content,
    matchParts: isThere ? (row.match_parts ?? []) : [],
    steps: isThere ? await readSteps(db, id) : [],
    interviews: isThere ? await readInterviews(db, id) : [],
    teamNotes: isThere ? await readNotes(db, loginId, id) : [],
    ratings: isThere ? await readRatings(db, loginId, id) : [],
  }
}

async function readNotes(db: Database | Tx, loginId: string, id: string): Promise<ApplicantRecord['teamNotes']> {
  const { rows } = await sql<{ id: string; login_id: string; person: string; text: string; at: Date }>`
    select id, login_id, ${personOf(sql`application_note.login_id`)} as person, text, at
    from application_note where application_id = ${id} order by at, id`.execute(db)
  return rows.map(({ id: _id, login_id, person, text, at }) => ({
    ...{ _id, text },
    person: person || NAMELESS,
    own: login_id === loginId,
    at: at.toISOString(),
  }))
}

async function readRatings(db: Database | Tx, loginId: string, id: string): Promise<ApplicantRecord['ratings']> {
  const { rows } = await sql<{ login_id: string; person: string; stars: number }>`
    select login_id, ${personOf(sql`application_rating.login_id`)} as person, stars
    from application_rating where application_id = ${id} order by login_id`.execute(db)
  return rows.map(({ login_id, person, stars }) => ({ person: person || NAMELESS, own: login_id === loginId, stars }))
}
