import { companyJobsErrors } from '@rise/contract/postings/errors'
import type { CompanyBoard } from '@rise/contract/postings/shapes'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct } from '../../companies/index.ts'
import { lockActor } from '../../session/index.ts'
import type { BoardRef } from '../boards/board-address.ts'
import { readBoardTask } from '../boards/read-boards.task.ts'
import { closeVanished } from '../store/close-vanished.ts'
import { boardForCompany, companyBoards } from './company-boards.ts'

const MOST_BOARDS = 10

/**
 * Registers a board for the company, to be read immediately and then every hour. Repeating the call registers nothing
 * new.
 *
 * @throws {Failure} `board-of-another`, `too-many-boards`, and the errors of `boardForCompany`
 */
export async function addCompanyBoard(ctx: Context, member: Acting, slug: string, url: string): Promise<CompanyBoard> {
  const { companyId, board } = await boardForCompany(ctx, member, slug, url)
  return ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, companyId)
    // Checked again, because reading the site took a while.
    await companyForAct(tx, member, slug, 'bring-board')
    const id = (await takeOver(tx, board, companyId)) ?? (await register(ctx, tx, board, companyId))
    const who = { actorId: companyId, loginId: member.loginId }
    await ctx.activity.record(tx, { kind: 'company.board-brought-in', ...who, data: { boardId: id } })
    await ctx.tasks.send(tx, readBoardTask, { boardId: id }, { deduplicationKey: id })
    const ownBoard = (await companyBoards(tx, companyId)).find(({ _id }) => _id === id)
    if (!ownBoard) throw new Failure(companyJobsErrors['board-of-another'])
    return ownBoard
  })
}

/**
 * Assigns the board that is registered at this address to the company and returns its id; undefined if none is.
 *
 * @throws {Failure} `board-of-another` if the board belongs to another company or has jobs on another company's page
 */
async function takeOver(tx: Tx, { kind, address }: BoardRef, companyId: string): Promise<string | undefined> {
  const existingBoard = await tx
    .selectFrom('job_board')
    .select(['id', 'company_id'])
    .where('kind', '=', kind)
    .where('address', '=', address)
    .forUpdate()
    .executeTakeFirst()
  if (!existingBoard || existingBoard.company_id === companyId) return existingBoard?.id
  const elsewhere = await tx
    .selectFrom('job_source')
    .innerJoin('company', 'company.actor_id', 'job_source.company_id')
    .innerJoin('actor', 'actor.id', 'job_source.company_id')
    .select(['company.name', 'company.imported', 'actor.slug'])
    .where('job_source.board_id', '=', existingBoard.id)
    .where('job_source.company_id', '!=', companyId)
    .executeTakeFirst()
  if (existingBoard.company_id !== null || elsewhere) throw ofAnother(elsewhere)
  const ours = { company_id: companyId, enabled: true }
  await tx.updateTable('job_board').set(ours).where('id', '=', existingBoard.id).execute()
  return existingBoard.id
}

function ofAnother(page: { name: string; slug: string; imported: boolean } | undefined): Failure {
  if (!page?.imported) return new Failure(companyJobsErrors['board-of-another'])
  const { name, slug } = page
  const message = t('These jobs are already on {name}’s page, which no one manages yet. Claim it at {address}.', {
    name,
    address: `/company/onboarding/${slug}`,
  })
  return new Failure(companyJobsErrors['board-of-another'], { message })
}

async function register(ctx: Context, tx: Tx, { kind, address }: BoardRef, companyId: string): Promise<string> {
  const boards = await tx.selectFrom('job_board').select('id').where('company_id', '=', companyId).execute()
  if (boards.length >= MOST_BOARDS) throw new Failure(companyJobsErrors['too-many-boards'])
  const now = ctx.clock.now()
  const insertedRow = await tx
    .insertInto('job_board')
    .values({
      id: ctx.newId(),
      kind,
      address,
      company_id: companyId,
      company_name: null,
      created_at: now,
      next_read_at: now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'address']).doNothing())
    .returning('id')
    .executeTakeFirst()
  // A concurrent request has registered the board.
  if (!insertedRow) throw new Failure(companyJobsErrors['board-of-another'])
  return insertedRow.id
}

/**
 * Stops reading a board of the company, and closes the jobs that are on no other board.
 * @throws {Failure} `board-gone`; `board-busy` while the board is being read; and the errors of `companyForAct`
 */
export async function dropBoard(ctx: Context, member: Acting, slug: string, boardId: string): Promise<void> {
  const company = await companyForAct(ctx.db, member, slug, 'bring-board')
  const now = ctx.clock.now()
  const board = await ctx.db
    .selectFrom('job_board')
    .select('reading_until')
    .where('id', '=', boardId)
    .where('company_id', '=', company.id)
    .executeTakeFirst()
  if (!board) throw new Failure(companyJobsErrors['board-gone'])
  const deletedBoard = await ctx.db
    .deleteFrom('job_board')
    .where('id', '=', boardId)
    .where('company_id', '=', company.id)
    .where((eb) => eb.or([eb('reading_until', 'is', null), eb('reading_until', '<=', now)]))
    .returning('id')
    .executeTakeFirst()
  if (!deletedBoard) throw new Failure(companyJobsErrors['board-busy'])
  const sources = await ctx.db.selectFrom('job_source').select('id').where('board_id', '=', boardId).execute()
  for (const { id } of sources) {
    await closeVanished(ctx, { id, companyId: company.id, companyName: company.name }, [], { holdMass: false })
  }
  const who = { actorId: company.id, loginId: member.loginId }
  await ctx.db
    .transaction()
    .execute((tx) => ctx.activity.record(tx, { kind: 'company.board-dropped', ...who, data: { boardId } }))
}
