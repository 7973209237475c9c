import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { makeSmartRecruitersPosting } from '../sources/smartrecruiters/smartrecruiters-posting.factory.ts'
import { sendJson, useBoardWorld } from './board-host.fixture.ts'
import { readBoard } from './read-board.ts'
import { registerBoard } from './register-board.ts'

const path = '/v1/companies/Acme/postings'
const { world, host } = await useBoardWorld()
let boardId: string
/** The postings on the board. */
let listedPostings: Record<string, unknown>[]
/** The HTTP statuses of postings' own pages by id. The default is 200 for listed postings, and 404 for others. */
let statuses: Record<string, number>

const posting = (id: string, parts = {}) => makeSmartRecruitersPosting({ id, name: `Steward of ferry ${id}`, ...parts })

beforeEach(async () => {
  statuses = {}
  listedPostings = ['1', '2', '3'].map((id) => posting(id))
  await sql`truncate job, posting, job_source, job_board cascade`.execute(world.ctx.db)
  boardId = (
    await registerBoard(
      world.ctx,
      { kind: 'smartrecruiters', address: 'https://careers.smartrecruiters.com/Acme' },
      'Acme',
    )
  ).id
  host.answer(path, (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'https://api.smartrecruiters.com')
    const offset = Number(searchParams.get('offset'))
    const limit = Number(searchParams.get('limit'))
    sendJson(response, {
      offset,
      limit,
      totalFound: listedPostings.length,
      content: listedPostings.slice(offset, offset + limit),
    })
  })
  for (let id = 1; id <= 260; id += 1) {
    host.answer(`${path}/${id}`, (_request, response) => {
      const listItem = listedPostings.find((item) => item.id === String(id))
      const status = statuses[id] ?? (listItem ? 200 : 404)
      const text = { title: 'What you do', text: `<p>Serve on ferry ${id}.</p>` }
      if (status !== 200) response.writeHead(status).end()
      else sendJson(response, { ...listItem, jobAd: { sections: { jobDescription: text } } })
    })
  }
})

const read = () => readBoard(world.ctx, boardId)
/** Returns the ids of the postings whose own pages were fetched since the last call. */
function takeFetchedIds(): string[] {
  const ids = host.site.requests.filter((url) => url.startsWith(`${path}/`)).map((url) => url.slice(path.length + 1))
  host.site.requests.length = 0
  return ids
}
const descriptions = async () =>
  (
    await world.ctx.db
      .selectFrom('job')
      .select('description')
      .where('closed_at', 'is', null)
      .orderBy('description')
      .execute()
  ).map(({ description }) => description)

test('each posting’s text is fetched once, and again when its list item changes', async () => {
  expect(await read()).toMatchObject({ outcome: 'ok', added: 3 })
  expect(takeFetchedIds()).toEqual(['1', '2', '3'])
  expect(await descriptions()).toEqual([1, 2, 3].map((id) => expect.stringContaining(`Serve on ferry ${id}.`)))
  listedPostings = [posting('1'), posting('2', { name: 'Captain of ferry 2' }), posting('3'), posting('4')]
  expect(await read()).toMatchObject({ outcome: 'ok', added: 1, changed: 1, unchanged: 2, closed: 0 })
  expect(takeFetchedIds()).toEqual(['2', '4'])
})

test('a posting that left the board closes, and is fetched again when it returns to the board', async () => {
  await read()
  listedPostings = [posting('1'), posting('2')]
  expect(await read()).toMatchObject({ closed: 1 })
  listedPostings = [posting('1'), posting('2'), posting('3')]
  takeFetchedIds()
  await read()
  expect(takeFetchedIds()).toEqual(['3'])
})

test('all pages of the list are read', async () => {
  listedPostings = Array.from({ length: 260 }, (_, index) => posting(String(index + 1)))
  expect(await read()).toMatchObject({ outcome: 'ok', added: 260 })
  expect(host.site.requests.filter((url) => url.includes('?'))).toEqual(
    [0, 100, 200].map((offset) => `${path}?limit=100&offset=${offset}`),
  )
})

test('a deleted posting is omitted; one that can’t be fetched keeps its stored version', async () => {
  await read()
  listedPostings = [posting('1', { name: 'Mate of ferry 1' }), posting('2', { name: 'Cook of ferry 2' }), posting('3')]
  statuses = { 1: 404, 2: 500 }
  expect(await read()).toMatchObject({
    outcome: 'ok',
    closed: 1,
    rejected: 1,
    unchanged: 1,
    message: expect.stringContaining('2: its own page cannot be read'),
  })
  statuses = {}
  expect(await read()).toMatchObject({ outcome: 'ok', changed: 2 })
})

test('when many postings can’t be fetched, the reading fails and closes no jobs', async () => {
  await read()
  listedPostings = Array.from({ length: 20 }, (_, index) => posting(String(index + 10)))
  statuses = Object.fromEntries(listedPostings.map(({ id }) => [String(id), 500]))
  expect(await read()).toMatchObject({ outcome: 'failed', closed: 0, message: expect.stringContaining('status 500') })
  expect(await descriptions()).toHaveLength(3)
})

test('a list in another format is refused', async () => {
  await read()
  host.answer(path, { postings: [] })
  expect(await read()).toMatchObject({
    outcome: 'failed',
    message: expect.stringContaining('not a SmartRecruiters board'),
  })
})

test('a list of several megabytes is refused before it is parsed, and no jobs close', async () => {
  await read()
  listedPostings = listedPostings.map((item) => ({ ...item, padding: 'x'.repeat(1024 * 1024) }))
  expect(await read()).toMatchObject({
    outcome: 'failed',
    closed: 0,
    message: expect.stringContaining('more than the 2097152 bytes'),
  })
  expect(await descriptions()).toHaveLength(3)
})
