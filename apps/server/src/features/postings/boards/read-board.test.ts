import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeGreenhouseBoard, makeGreenhouseJob } from '../sources/greenhouse/greenhouse-job.factory.ts'
import { makeLeverPosting } from '../sources/lever/lever-posting.factory.ts'
import { makePlainJob } from '../sources/plain/plain-job.factory.ts'
import type { BoardRef } from './board-address.ts'
import { type BoardHost, sendJson, useBoardWorld } from './board-host.fixture.ts'
import { readBoardLog } from './list-boards.ts'
import { readBoard } from './read-board.ts'
import { registerBoard } from './register-board.ts'

const HOUR_MS = 3_600_000
const path = '/v1/boards/acme/jobs'
const leverPath = '/v0/postings/acme'
const greenhouse: BoardRef = { kind: 'greenhouse', address: 'https://job-boards.greenhouse.io/acme' }
const lever: BoardRef = { kind: 'lever', address: 'https://jobs.lever.co/acme' }

const { world, host } = await useBoardWorld({ headersMs: 300, silenceMs: 300 })
let boardId: string

beforeEach(async () => {
  await sql`truncate job, posting, job_source, job_board cascade`.execute(world.ctx.db)
  boardId = (await registerBoard(world.ctx, greenhouse, 'Acme')).id
})

const job = (id: number, parts = {}) =>
  makeGreenhouseJob({
    id,
    internal_job_id: id,
    title: `Tide Analyst ${'ABCDEFGHIJKLMNOP'[id]}`,
    content: `&lt;p&gt;Reads the tides of harbour ${id}, and writes them down for ship ${id * 7}.&lt;/p&gt;`,
    ...parts,
  })
const jobs = (...ids: number[]) => makeGreenhouseBoard(ids.map((id) => job(id))) as object
const show = (...ids: number[]) => host.answer(path, jobs(...ids))
const read = () => readBoard(world.ctx, boardId)

/** Returns the source's ids of the open postings. */
async function open(): Promise<string[]> {
  const rows = await world.ctx.db
    .selectFrom('posting')
    .select('key')
    .where('closed_at', 'is', null)
    .orderBy('key')
    .execute()
  return rows.map(({ key }) => key)
}

const row = () => world.ctx.db.selectFrom('job_board').selectAll().where('id', '=', boardId).executeTakeFirstOrThrow()

test('new jobs are added, changed ones updated, missing ones closed, and returning ones reopened', async () => {
  show(1, 2, 3)
  expect(await read()).toMatchObject({ outcome: 'ok', added: 3, message: null })
  host.answer(path, makeGreenhouseBoard([job(1), job(2, { title: 'Tide Reader B' }), job(4)]) as object)
  expect(await read()).toMatchObject({ outcome: 'ok', added: 1, changed: 1, unchanged: 1, closed: 1 })
  expect(await open()).toEqual(['1', '2', '4'])
  show(1, 3, 4)
  await read()
  expect(await open()).toEqual(['1', '3', '4'])
})

test('the log lists each reading, newest first, and drops old entries', async () => {
  show(1)
  await read()
  world.clock.advance(HOUR_MS)
  host.reset()
  await read()
  const log = await readBoardLog(world.ctx, boardId, 10)
  expect(log.map(({ outcome, added, message }) => ({ outcome, added, message }))).toEqual([
    { outcome: 'failed', added: 0, message: 'boards-api.greenhouse.io has no such page (404). Nothing was closed.' },
    { outcome: 'ok', added: 1, message: null },
  ])
  world.clock.advance(31 * 24 * HOUR_MS)
  await read()
  expect(await readBoardLog(world.ctx, boardId, 10)).toHaveLength(1)
})

test.for([
  ['answers 500', (_request, response) => response.writeHead(500).end(), 'status 500'],
  [
    'redirects endlessly',
    (request, response) =>
      response
        .writeHead(302, { location: `${path}?n=${Number(/n=(\d+)/.exec(request.url ?? '')?.[1] ?? 0) + 1}` })
        .end(),
    'redirects more than 5 times',
  ],
  [
    'redirects to a private address',
    (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    'not on the public internet',
  ],
  ['hangs before it sends anything', () => {}, 'did not answer in time'],
  [
    'hangs in the middle',
    (_request, response) => void response.writeHead(200).write('{"jobs":['),
    'did not answer in time',
  ],
  [
    'breaks off',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '9999' }).write('{"jobs":[')
      setImmediate(() => response.destroy())
    },
    'broke off',
  ],
  ['is cut short', (_request, response) => response.end(JSON.stringify(jobs(1, 2, 3)).slice(0, -40)), ''],
  [
    'sends a page for people',
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>We are moving</title>'),
    '',
  ],
  ['sends nothing at all', (_request, response) => response.end(), ''],
  [
    'has another shape',
    (_request, response) => sendJson(response, { data: { openings: [] } }),
    'not a Greenhouse board',
  ],
  ['is another source’s', (_request, response) => sendJson(response, [makeLeverPosting()]), ''],
] as const satisfies readonly (readonly [string, Parameters<BoardHost['answer']>[1], string])[])(
  'a board that %s closes no jobs, and the log says why',
  async ([_name, answer, message]) => {
    show(1, 2, 3)
    await read()
    host.answer(path, answer)
    const reading = await read()
    expect(reading).toMatchObject({ outcome: 'failed', closed: 0, message: expect.stringContaining(message) })
    expect(reading?.message).toMatch(/Nothing was closed\.$/)
    expect(await open()).toEqual(['1', '2', '3'])
    expect(await row()).toMatchObject({ consecutive_failures: 1, reading_until: null })
  },
)

test('a board whose format changed closes no jobs', async () => {
  show(1, 2, 3)
  await read()
  host.answer(path, {
    jobs: [1, 2, 3].map((id) => ({ id, absolute_url: 'https://acme.example', heading: 'Tide Analyst' })),
    meta: {},
  })
  expect(await read()).toMatchObject({
    outcome: 'failed',
    rejected: 3,
    message: expect.stringContaining('None of its 3 items'),
  })
  expect(await open()).toEqual(['1', '2', '3'])
})

test('an empty board closes no jobs, unless it is still empty half an hour later', async () => {
  show(1, 2, 3)
  await read()
  show()
  expect(await read()).toMatchObject({ outcome: 'held', closed: 0, message: expect.stringContaining('empty') })
  world.clock.advance(29 * 60_000)
  expect(await read()).toMatchObject({ outcome: 'held' })
  expect(await open()).toEqual(['1', '2', '3'])
  world.clock.advance(60_000)
  expect(await read()).toMatchObject({ outcome: 'ok', closed: 3 })
  expect(await open()).toEqual([])
})

test('a board that becomes empty a second time must again be read twice before its jobs close', async () => {
  show(1, 2, 3)
  await read()
  show()
  await read()
  world.clock.advance(HOUR_MS)
  show(1, 2, 3)
  expect(await read()).toMatchObject({ outcome: 'ok', unchanged: 3 })
  world.clock.advance(HOUR_MS)
  show()
  expect(await read()).toMatchObject({ outcome: 'held' })
  expect(await open()).toEqual(['1', '2', '3'])
})

test('an empty board that never had a job doesn’t count as failed', async () => {
  show()
  expect(await read()).toMatchObject({ outcome: 'ok', message: 'It has no jobs.' })
})

test('if most jobs of a board are missing, they close only if a second complete reading doesn’t have them either', async () => {
  host.answer(path, (_request, response) => sendJson(response, jobs(1, 2, 3, 4, 5, 6, 7, 8), { etag: '"1"' }))
  await read()
  const cut = vi.fn((_request, response) => sendJson(response, jobs(1, 2), { etag: '"2"' }))
  host.answer(path, (request, response) => {
    if (request.headers['if-none-match'] === '"2"') response.writeHead(304).end()
    else cut(request, response)
  })
  expect(await read()).toMatchObject({
    outcome: 'held',
    closed: 0,
    message: expect.stringContaining('6 postings are missing'),
  })
  expect(await open()).toHaveLength(8)
  world.clock.advance(HOUR_MS)
  expect(await read()).toMatchObject({ outcome: 'ok', closed: 6 })
  expect(await open()).toEqual(['1', '2'])
  expect(cut).toHaveBeenCalledTimes(2)
})

test('a board whose host reports no change isn’t downloaded again, except in full once a day', async () => {
  const requests: (string | undefined)[] = []
  host.answer(path, (request, response) => {
    requests.push(request.headers['if-none-match'])
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else sendJson(response, jobs(1), { etag: '"1"' })
  })
  await read()
  world.clock.advance(HOUR_MS)
  expect(await read()).toMatchObject({ outcome: 'unchanged', added: 0, message: null })
  world.clock.advance(24 * HOUR_MS)
  expect(await read()).toMatchObject({ outcome: 'ok', unchanged: 1 })
  expect(requests).toEqual([undefined, '"1"', undefined])
})

test('when a company leaves a shared feed, its jobs close, unless an item was rejected', async () => {
  const feed: BoardRef = { kind: 'json', address: 'https://acme.example/jobs.json' }
  boardId = (await registerBoard(world.ctx, feed, null)).id
  const sea = makePlainJob({ key: 'sea', company: 'Acme Sea' })
  const land = makePlainJob({ key: 'land', company: 'Acme Land', title: 'Crane Driver' })
  host.answer('/jobs.json', [sea, land])
  expect(await read()).toMatchObject({ outcome: 'ok', added: 2 })
  host.answer('/jobs.json', [land, { key: 'broken' }])
  expect(await read()).toMatchObject({ closed: 0, rejected: 1 })
  host.answer('/jobs.json', [land, makePlainJob({ key: 'sea', company: 'Acme Sea' })])
  expect(await read()).toMatchObject({ unchanged: 2 })
  host.answer('/jobs.json', [land])
  expect(await read()).toMatchObject({ outcome: 'ok', closed: 1 })
  expect(await open()).toEqual(['land'])
})

test('all pages of a board are read, and if one page fails, no jobs close', async () => {
  boardId = (await registerBoard(world.ctx, lever, 'Acme Sea')).id
  const postings = Array.from({ length: 250 }, (_, index) =>
    makeLeverPosting({ id: `p${index}`, text: `Analyst of harbour ${index}` }),
  )
  let last = 250
  let isBroken = false
  host.answer(leverPath, (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'https://api.lever.co')
    const skip = Number(searchParams.get('skip'))
    if (isBroken && skip === 200) response.writeHead(500).end()
    else sendJson(response, postings.slice(skip, Math.min(last, skip + Number(searchParams.get('limit')))))
  })
  expect(await read()).toMatchObject({ outcome: 'ok', added: 250 })
  expect(host.site.requests).toEqual([0, 100, 200].map((skip) => `${leverPath}?mode=json&skip=${skip}&limit=100`))

  isBroken = true
  postings.splice(0, 10)
  expect(await read()).toMatchObject({
    outcome: 'failed',
    unchanged: 200,
    closed: 0,
    message: expect.stringContaining('status 500'),
  })
  expect(await open()).toHaveLength(250)

  isBroken = false
  last = 200
  expect(await read()).toMatchObject({ outcome: 'ok', closed: 50 })
  expect(host.site.requests.at(-1)).toContain('skip=200')
})

test('a host that ignores paging and repeats the whole board is read only once', async () => {
  boardId = (await registerBoard(world.ctx, lever, 'Acme Sea')).id
  host.answer(
    leverPath,
    Array.from({ length: 100 }, (_, index) =>
      makeLeverPosting({ id: `p${index}`, text: `Analyst of harbour ${index}` }),
    ),
  )
  expect(await read()).toMatchObject({ outcome: 'ok', added: 100, rejected: 0 })
})

test('a board hosted in the EU is read from there', async () => {
  boardId = (await registerBoard(world.ctx, { kind: 'lever', address: 'https://jobs.eu.lever.co/acme' }, null)).id
  const requests: string[] = []
  const ctx = {
    ...world.ctx,
    fetch: {
      ...world.ctx.fetch,
      get: async (url: string) => {
        requests.push(url)
        return world.ctx.fetch.get(url)
      },
    },
  }
  host.answer(leverPath, [makeLeverPosting({ hostedUrl: 'https://jobs.eu.lever.co/acme/1' })])
  await readBoard(ctx, boardId)
  expect(requests).toEqual(['https://api.eu.lever.co/v0/postings/acme?mode=json&skip=0&limit=100'])
})

test('a failing board is read at growing intervals, and hourly again once it recovers', async () => {
  const waits: number[] = []
  for (let failures = 0; failures < 7; failures += 1) {
    await read()
    waits.push((await row()).next_read_at.getTime() - world.clock.now().getTime())
  }
  const hours = waits.map((wait) => Math.round((wait - (waits[0] ?? 0)) / HOUR_MS) + 1)
  expect(hours).toEqual([1, 2, 4, 8, 16, 24, 24])
  show(1)
  await read()
  const well = await row()
  expect(well).toMatchObject({ consecutive_failures: 0, last_success_at: world.clock.now() })
  expect(well.next_read_at.getTime() - world.clock.now().getTime()).toBe(waits[0])
})
