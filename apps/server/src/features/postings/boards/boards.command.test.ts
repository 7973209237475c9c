import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Command } from '../../../platform/command.ts'
import { makeGreenhouseBoard, makeGreenhouseJob } from '../sources/greenhouse/greenhouse-job.factory.ts'
import { useBoardWorld } from './board-host.fixture.ts'
import { boardsCommand } from './boards.command.ts'
import { importJobs } from './import-jobs.command.ts'

const address = 'https://job-boards.greenhouse.io/acme'
const path = '/v1/boards/acme/jobs'
const { world, host } = await useBoardWorld()

beforeEach(async () => {
  world.clock.set('2026-06-15T09:00:00.000Z')
  host.answer(path, makeGreenhouseBoard([makeGreenhouseJob()]) as object)
  await sql`truncate job, posting, job_source, job_board cascade`.execute(world.ctx.db)
})

async function run(command: Command, ...args: string[]) {
  const lines: string[] = []
  const addLine = (line: string) => void lines.push(line)
  const preparedWork = await command.prepare(args, { print: addLine, printError: addLine })
  const status = typeof preparedWork === 'number' ? preparedWork : await preparedWork(world.ctx)
  return { status, lines, printed: lines.join('\n') }
}

const importJobsWith = (...args: string[]) => run(importJobs, ...args)
const boards = (...args: string[]) => run(boardsCommand, ...args)

async function jobs() {
  return world.ctx.db
    .selectFrom('job')
    .innerJoin('company', 'company.actor_id', 'job.company_id')
    .select(['job.title', 'company.name as company'])
    .execute()
}

test.for([
  ['its address', ['https://boards.greenhouse.io/acme']],
  ['its name', ['acme', '--source', 'greenhouse']],
  ['a page that shows it', ['https://acme.example/careers']],
] as const)('a board given by %s is read immediately and registered', async ([_name, args]) => {
  host.answer('/careers', (_request, response) => response.end(`<a href="${address}">Jobs</a>`))
  expect(await importJobsWith(...args)).toEqual({
    status: 0,
    lines: [
      `${address} (greenhouse)`,
      'ok: 1 new, 0 changed, 0 unchanged, 0 closed, 0 rejected',
      'It is read again every hour. See all boards with: npm run rise -- boards',
    ],
    printed: expect.any(String),
  })
  expect(await jobs()).toEqual([{ title: 'Senior Tide Analyst', company: 'Harbour Lights' }])
  const { lines } = await boards()
  expect(lines).toEqual([
    expect.stringMatching(/^https:\/\/job-boards\.greenhouse\.io\/acme {2}greenhouse, on {2}[\da-f-]{36}$/),
    '  read 2026-06-15 09:00 UTC: ok: 1 new, 0 changed, 0 unchanged, 0 closed, 0 rejected',
    expect.stringMatching(/^ {2}next: 2026-06-15 (?:09|10):\d\d UTC$/),
  ])
})

test('a board is registered once however it is named, for the chosen company', async () => {
  await importJobsWith('acme', '--source', 'greenhouse', '--company', 'Acme Sea')
  expect((await importJobsWith('https://boards.greenhouse.io/acme/jobs/7001')).printed).toContain('1 unchanged')
  const { printed } = await boards()
  expect(printed.match(/greenhouse, on/g)).toHaveLength(1)
  expect(printed).toContain('for Acme Sea')
  expect(await jobs()).toEqual([{ title: 'Senior Tide Analyst', company: 'Acme Sea' }])
})

test('a board can be read once without being registered', async () => {
  expect(await importJobsWith(address, '--once')).toMatchObject({
    status: 0,
    lines: [`${address} (greenhouse)`, '1 read: 1 new, 0 changed, 0 unchanged, 0 closed, 0 rejected'],
  })
  expect((await boards()).printed).toContain('No board is registered')
})

test('reading a registered board once keeps its company and creates no duplicate jobs', async () => {
  await importJobsWith(address, '--company', 'Acme Sea')
  expect((await importJobsWith(address, '--once')).printed).toContain('0 new, 0 changed, 1 unchanged')
  expect(await jobs()).toEqual([{ title: 'Senior Tide Analyst', company: 'Acme Sea' }])
})

test('for a new board that can’t be read, the command prints the reason, exits with status 1 and doesn’t register it', async () => {
  host.reset()
  expect(await importJobsWith(address)).toMatchObject({
    status: 1,
    lines: [
      `${address} (greenhouse)`,
      'failed: boards-api.greenhouse.io has no such page (404). Nothing was closed.',
      'It was not registered. Look at the address, or try again later.',
    ],
  })
  expect((await boards()).printed).toContain('No board is registered')
})

test('a failing board stays registered if it was read before', async () => {
  await importJobsWith(address)
  host.reset()
  world.clock.advance(60_000)
  expect(await importJobsWith(address)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('no such page (404)'),
  })
  expect((await boards()).printed).toContain('failed: boards-api.greenhouse.io has no such page (404).')
})

test.for([
  ['https://acme.example/nothing', 'cannot be read: acme.example has no such page (404).'],
  ['http://127.0.0.1/careers', 'is not on the public internet'],
  ['http://user:secret@acme.example/', 'user name or password'],
  ['https://nobody.invalid/careers', 'cannot be read: '],
] as const)('%s is refused with a one-line message', async ([url, message]) => {
  const { status, lines } = await importJobsWith(url)
  expect(status).toBe(1)
  expect(lines).toEqual([expect.stringContaining(message)])
  expect((await boards()).printed).toContain('No board is registered')
})

test('a board can be switched off and on, read, inspected in its log, and removed', async () => {
  await importJobsWith(address)
  expect((await boards('off', 'https://boards.greenhouse.io/acme')).printed).toContain('is off')
  expect((await boards()).lines).toEqual([
    expect.stringContaining('greenhouse, off'),
    expect.stringContaining('  read'),
  ])
  expect(await boards('read', address)).toMatchObject({ status: 1, printed: expect.stringContaining('boards on') })
  expect(await importJobsWith(address)).toMatchObject({ status: 1, printed: expect.stringContaining('boards on') })
  world.clock.advance(60_000)
  await boards('on', address)
  expect(await boards('read', address)).toMatchObject({ status: 0, printed: expect.stringContaining('ok: 0 new') })
  expect((await boards('log', address)).lines).toEqual([
    '2026-06-15 09:01 UTC  ok: 0 new, 0 changed, 1 unchanged, 0 closed, 0 rejected',
    '2026-06-15 09:00 UTC  ok: 1 new, 0 changed, 0 unchanged, 0 closed, 0 rejected',
  ])
  const id = /[\da-f-]{36}/.exec((await boards()).printed)?.[0] ?? ''
  expect(await boards('remove', id)).toMatchObject({ status: 0 })
  expect((await boards()).printed).toContain('No board is registered')
  expect(await jobs()).toHaveLength(1)
})

test.for([
  [['paint'], 'There is no "boards paint". Usage'],
  [['constructor', 'x'], 'There is no "boards constructor". Usage'],
  [['off'], 'Name the board by its address or id. Usage'],
  [['off', address, 'now'], '"now" is one too many. Usage'],
  [['off', 'https://jobs.lever.co/nobody'], 'No board "https://jobs.lever.co/nobody" is registered.'],
  [['log', '019f0000-0000-7000-8000-000000000000'], 'No board "019f0000'],
] as const)('`boards` refuses the arguments %j with a message', async ([args, message]) => {
  expect(await boards(...args)).toMatchObject({ status: 1, printed: expect.stringContaining(message) })
})
