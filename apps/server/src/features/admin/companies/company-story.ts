import type { CompanyStory } from '@rise/contract/admin/companies/shapes'
import { adminErrors } from '@rise/contract/admin/errors'
import { PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { deedsOf, notesOf } from '../notes/notes.ts'
import { companies, presentCompany } from './company-rows.ts'

/** The maximum number of team members shown: a team has at most 100 people. */
const MOST_OF_TEAM = 100

/**
 * Returns everything that the admin area shows about one company.
 * @throws {Failure} `company-gone`
 */
export async function readCompanyStory({ db }: Context, admin: Admin, id: string): Promise<CompanyStory> {
  const row = await companies(db).where('company.actor_id', '=', id).executeTakeFirst()
  if (!row) throw new Failure(adminErrors['company-gone'])
  const [claims, team, jobs, boards, notes, deeds] = await Promise.all([
    claimsOf(db, id),
    teamOf(db, id),
    jobsOf(db, id),
    boardsOf(db, id),
    notesOf(db, id, admin.loginId),
    deedsOf(db, [id]),
  ])
  const company = { ...presentCompany(row), tagline: row.tagline ?? '', version: row.version }
  return { company, claims, team, jobs, boards, notes, deeds }
}

const nameOfLogin = sql<string>`coalesce(nullif(trim(login.first_name || ' ' || login.last_name), ''), (
  select nullif(trim(professional.first_name || ' ' || professional.last_name), '')
  from membership own join professional on professional.actor_id = own.actor_id
  where own.login_id = login.id limit 1), login.email)`.as('name')

async function claimsOf(db: Database, id: string): Promise<CompanyStory['claims']> {
  const rows = await db
    .selectFrom('company_claim')
    .innerJoin('login', 'login.id', 'company_claim.login_id')
    .select(['company_claim.id', 'login.email', 'company_claim.reason', 'company_claim.created_at', nameOfLogin])
    .where('company_claim.company_id', '=', id)
    .orderBy('company_claim.created_at')
    .orderBy('company_claim.id')
    .limit(PAGE_SIZE)
    .execute()
  return rows.map(({ id: _id, created_at, ...claim }) => ({ _id, ...claim, date: created_at.toISOString() }))
}

async function teamOf(db: Database, id: string): Promise<CompanyStory['team']> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['login.id', 'login.email', 'membership.role', 'membership.created_at', nameOfLogin])
    .where('membership.actor_id', '=', id)
    .orderBy('membership.created_at')
    .orderBy('login.id')
    .limit(MOST_OF_TEAM)
    .execute()
  return rows.map(({ id: _id, created_at, ...member }) => ({ _id, ...member, since: created_at.toISOString() }))
}

async function jobsOf(db: Database, id: string): Promise<CompanyStory['jobs']> {
  const rows = await db
    .selectFrom('job')
    .select(['id', 'title', 'slug', 'closed_at', 'posted_at'])
    .where('company_id', '=', id)
    .where('joined_into', 'is', null)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .execute()
  return rows.map(({ id: _id, title, slug, closed_at, posted_at }) => ({
    ...{ _id, title, slug, open: closed_at === null, postedAt: posted_at.toISOString() },
  }))
}

async function boardsOf(db: Database, id: string): Promise<CompanyStory['boards']> {
  const rows = await db
    .selectFrom('job_source')
    .innerJoin('job_board', 'job_board.id', 'job_source.board_id')
    .select(['job_board.id', 'job_board.kind', 'job_board.address', 'job_board.enabled'])
    .distinct()
    .where('job_source.company_id', '=', id)
    .orderBy('job_board.address')
    .limit(PAGE_SIZE)
    .execute()
  return rows.map(({ id: _id, ...board }) => ({ _id, ...board }))
}
