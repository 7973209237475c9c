import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { openBackend } from '../../../backend.ts'
import { createLog } from '../../../platform/log.ts'
import { makeGreenhouseBoard, makeGreenhouseJob } from '../sources/greenhouse/greenhouse-job.factory.ts'
import { sendJson, useBoardWorld } from './board-host.fixture.ts'
import { readBoard } from './read-board.ts'
import { readBoardTask, readDueBoards } from './read-boards.task.ts'
import { registerBoard } from './register-board.ts'
import { switchBoard } from './switch-board.ts'

const HOUR_MS = 3_600_000
const path = '/v1/boards/acme/jobs'

const { world, host } = await useBoardWorld()
let boardId: string

beforeEach(async () => {
  await sql`truncate job, posting, job_source, job_board cascade`.execute(world.ctx.db)
  // Truncating this table could deadlock with the queue's own maintenance.
  await sql`delete from task.job`.execute(world.ctx.db)
  boardId = (await register('greenhouse', 'https://job-boards.greenhouse.io/acme')).id
})
afterEach(() => {
  vi.useRealTimers()
})

const register = (kind: 'greenhouse' | 'lever', address: string) => registerBoard(world.ctx, { kind, address }, 'Acme')
const job = (id: number) => makeGreenhouseJob({ id, title: `Tide Analyst of harbour ${id}` })
const jobs = (...ids: number[]) => makeGreenhouseBoard(ids.map(job)) as object
const show = (...ids: number[]) => host.answer(path, jobs(...ids))
const readTheBoard = () => readBoard(world.ctx, boardId)
/** Opens another backend on the same database, as another process would. */
const openAnother = () =>
  openBackend(world.connection, {
    log: createLog('silent'),
    config: world.ctx.config,
    clock: world.clock,
    fetch: host.fetcher(),
  })
const openPostings = () => world.ctx.db.selectFrom('posting').select('key').where('closed_at', 'is', null).execute()

test('a board is not read while off, and is due immediately when switched on again', async () => {
  show(1)
  await switchBoard(world.ctx, boardId, false)
  expect(await readTheBoard()).toBeNull()
  expect(host.site.requests).toEqual([])
  await switchBoard(world.ctx, boardId, true)
  expect(await readBoard(world.ctx, boardId, { whenDue: true })).toMatchObject({ outcome: 'ok' })
  expect(await readBoard(world.ctx, boardId, { whenDue: true })).toBeNull()
})

test('the task reads each due board once, even if other boards fail', async () => {
  show(1)
  const other = await register('lever', 'https://jobs.lever.co/acme')
  const boardThatIsOff = await register('greenhouse', 'https://job-boards.greenhouse.io/off')
  await switchBoard(world.ctx, boardThatIsOff.id, false)
  await readDueBoards.handle(world.ctx, {})
  await readDueBoards.handle(world.ctx, {})
  const outcomes = () =>
    world.ctx.db.selectFrom('job_board_read').select(['board_id', 'outcome']).orderBy('outcome').execute()
  const worker = await openAnother()
  try {
    await worker.queue.work(worker.ctx)
    await eventually(async () =>
      expect(await outcomes()).toEqual([
        { board_id: other.id, outcome: 'failed' },
        { board_id: boardId, outcome: 'ok' },
      ]),
    )
  } finally {
    // Otherwise the reading would continue during later tests.
    await worker.close()
  }
  expect(host.site.requests.filter((url) => url.startsWith(path))).toHaveLength(1)
})

test('a board is read by only one process at a time', async () => {
  let answerIt = () => {}
  const boardRequest = new Promise<void>((resolve) => {
    host.answer(path, (_request, response) => {
      answerIt = () => sendJson(response, jobs(1, 2))
      resolve()
    })
  })
  const other = await openAnother()
  try {
    const first = readBoard(world.ctx, boardId)
    await boardRequest
    expect(await readBoard(other.ctx, boardId)).toBeNull()
    await readBoardTask.handle(other.ctx, { boardId })
    answerIt()
    expect(await first).toMatchObject({ outcome: 'ok', added: 2 })
    expect(host.site.requests).toHaveLength(1)
    world.clock.advance(HOUR_MS)
    show(1, 2)
    expect(await readBoard(other.ctx, boardId)).toMatchObject({ unchanged: 2 })
  } finally {
    await other.close()
  }
})

test('the claim of a dead process expires', async () => {
  show(1)
  await world.ctx.db
    .updateTable('job_board')
    .set({ reading_until: new Date(world.clock.now().getTime() + 5 * 60_000) })
    .execute()
  expect(await readTheBoard()).toBeNull()
  world.clock.advance(5 * 60_000)
  expect(await readTheBoard()).toMatchObject({ outcome: 'ok' })
})

test('a reading ends when its board is switched off, and closes no jobs', async () => {
  show(1)
  await readTheBoard()
  const boardRequest = new Promise<void>((resolve) => {
    host.answer(path, (_request, response) => {
      response.writeHead(200).write('{"jobs":[')
      resolve()
    })
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const reading = readTheBoard()
  await boardRequest
  await switchBoard(world.ctx, boardId, false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await reading).toMatchObject({ outcome: 'failed', message: expect.stringContaining('switched off') })
  expect(await openPostings()).toEqual([{ key: '1' }])
})

test('a board removed during a reading leaves no log behind', async () => {
  host.answer(path, async (_request, response) => {
    await world.ctx.db.deleteFrom('job_board').execute()
    sendJson(response, jobs(1))
  })
  await readTheBoard()
  expect(await world.ctx.db.selectFrom('job_board_read').selectAll().execute()).toEqual([])
})
