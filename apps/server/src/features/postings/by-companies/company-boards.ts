import { companyJobsErrors } from '@rise/contract/postings/errors'
import type { BoardLook, CompanyBoard } from '@rise/contract/postings/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct } from '../../companies/index.ts'
import { sourceName } from '../../jobs/index.ts'
import { findOwnBoard } from './find-own-board.ts'
import { lookAtBoard } from './look-at-board.ts'

const lookLimit = { name: 'company-board-look', points: 30, seconds: 3_600 }

/** Returns the boards that are read every hour for a company, oldest first. Throws the errors of `companyForAct`. */
export async function listCompanyBoards({ db }: Context, member: Acting, slug: string): Promise<CompanyBoard[]> {
  const { id } = await companyForAct(db, member, slug, 'see-desk')
  return companyBoards(db, id)
}

/**
 * Returns a preview of the jobs at an address of the company. Stores nothing.
 *
 * @throws {Failure} the errors of `boardForCompany`, and `board-not-found` for a board without a job
 */
export async function lookAtCompanyBoard(ctx: Context, member: Acting, slug: string, url: string): Promise<BoardLook> {
  const { board } = await boardForCompany(ctx, member, slug, url)
  return lookAtBoard(ctx, board)
}

/**
 * Returns the company's id and the board at an address, if the team member may import it for the company.
 *
 * @throws {Failure} `domain-not-verified`, `board-not-found`, `board-not-shown`, `too-many-requests`, and the errors of
 * `companyForAct`
 */
export async function boardForCompany(ctx: Context, member: Acting, slug: string, url: string) {
  const { id } = await companyForAct(ctx.db, member, slug, 'bring-board')
  const { website, verified_domain: domain } = await ctx.db
    .selectFrom('company')
    .select(['website', 'verified_domain'])
    .where('actor_id', '=', id)
    .executeTakeFirstOrThrow()
  if (domain === null || website === null) throw new Failure(companyJobsErrors['domain-not-verified'])
  await ctx.limits.of(lookLimit).consume(id)
  return { companyId: id, board: await findOwnBoard(ctx, { domain, website }, url) }
}

/** Returns the boards of a company in the contract's shape. */
export async function companyBoards(db: Database | Tx, companyId: string): Promise<CompanyBoard[]> {
  const { rows } = await sql<{
    id: string
    kind: string
    address: string
    last_read_at: Date | null
    problem: string | null
    jobs: number
  }>`
    select board.id, board.kind, board.address, board.last_read_at,
      (select case when outcome = 'ok' or outcome = 'unchanged' then null else message end
        from job_board_read where board_id = board.id order by started_at desc, id desc limit 1) as problem,
      (select count(distinct posting.job_id)::int from job_source
        join posting on posting.source_id = job_source.id and posting.closed_at is null
        where job_source.board_id = board.id and job_source.company_id = board.company_id) as jobs
    from job_board as board where board.company_id = ${companyId} order by board.created_at, board.id`.execute(db)
  return rows.map(({ id, kind, address, last_read_at, problem, jobs }) => ({
    _id: id,
    source: sourceName(kind),
    address,
    lastReadAt: last_read_at?.toISOString() ?? null,
    problem,
    openJobs: jobs,
  }))
}
