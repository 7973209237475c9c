import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importedCompany, joinTeam, slugOf } from '../../companies/companies.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient, send } from '../../session/accounts.factory.ts'
import { useBoardWorld } from '../boards/board-host.fixture.ts'
import { readBoard } from '../boards/read-board.ts'
import { makeGreenhouseJob } from '../sources/greenhouse/greenhouse-job.factory.ts'

const { world, app, host } = await useBoardWorld()
let owner: SignedInClient
let base: string

const SITE = 'https://acme.example'
const BOARD = 'https://job-boards.greenhouse.io/acme'
const careers = `${SITE}/careers`

// Loads the email templates before the first request, because loading takes a while.
beforeAll(() => world.mailbox.all('nobody@example.com'))
beforeEach(async () => {
  await world.ctx.db.deleteFrom('job_board').execute()
  owner = await joinAsEmployer(world, app, { companyName: 'Acme' })
  await verify(owner)
  base = `/api/v1/companies/${await slugOf(owner)}`
  board(['Engineer', 'Designer'])
  page('/careers', `<a href="${BOARD}">Open roles</a>`)
})

async function verify({ id }: SignedInClient): Promise<void> {
  const verifiedColumns = { website: SITE, verified_domain: 'acme.example', verified_at: world.clock.now() }
  await world.ctx.db.updateTable('company').set(verifiedColumns).where('actor_id', '=', id).execute()
}
function page(path: string, html: string): void {
  host.answer(path, (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
}
function board(titles: readonly string[]): void {
  const jobs = titles.map((title, index) => makeGreenhouseJob({ id: index + 1, title }))
  host.answer('/v1/boards/acme/jobs', { jobs })
}
async function ask(path: string, url: string, client = owner) {
  const reply = await client.call('POST', `${base}/${path}`, { url })
  return { status: reply.statusCode, result: reply.json().result }
}
const titlesOf = async () =>
  (await send(app, 'GET', `/api/v1/jobs?company=${await slugOf(owner)}`))
    .json()
    .result.items.map(({ title }: { title: string }) => title)
    .sort()
const boards = async () => (await owner.call('GET', `${base}/boards`)).json().result

describe('importing a board', () => {
  test('previews its jobs, then imports them for this company, and later under its new name', async () => {
    const look = await ask('boards/look', careers)
    expect(look.result).toMatchObject({ source: 'Greenhouse', address: BOARD, total: 2, totalCapped: false })
    expect(look.result.jobs.map(({ title }: { title: string }) => title)).toEqual(['Engineer', 'Designer'])
    expect(await boards()).toEqual([])

    const brought = await Promise.all(Array.from({ length: 10 }, () => ask('boards', careers)))
    expect(new Set(brought.map(({ status }) => status))).toEqual(new Set([200]))
    const [own, ...others] = await boards()
    expect([own.lastReadAt, others]).toEqual([null, []])
    await readBoard(world.ctx, own._id)
    expect(await titlesOf()).toEqual(['Designer', 'Engineer'])
    expect(await boards()).toMatchObject([{ openJobs: 2, problem: null, lastReadAt: expect.any(String) }])

    await world.ctx.db.updateTable('company').set({ name: 'Zenith' }).where('actor_id', '=', owner.id).execute()
    board(['Engineer', 'Writer'])
    world.clock.advance(3_600_000)
    await readBoard(world.ctx, own._id)
    const { rows } = {
      rows: await world.ctx.db.selectFrom('job').select(['company_id', 'title', 'closed_at']).execute(),
    }
    const openRows = rows.filter(({ company_id, closed_at }) => company_id === owner.id && closed_at === null)
    expect(openRows.map(({ title }) => title).sort()).toEqual(['Engineer', 'Writer'])
  })

  test('accepts the board’s own address if the site shows it, and refuses a board that it does not show', async () => {
    expect(await ask('boards/look', BOARD)).toMatchObject({ status: 200, result: { total: 2 } })
    page('/careers', '<p>Nothing here.</p>')
    const refusal = await ask('boards', BOARD)
    expect([refusal.status, refusal.result.code, Object.keys(refusal.result.fields)]).toEqual([
      409,
      'board-not-shown',
      ['body.url'],
    ])
    expect(await boards()).toEqual([])
  })

  test('reads jobs from a page of the company’s site, and explains the refusal of a page without any', async () => {
    const posting = {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Keeper',
      description: 'Keep it.',
    }
    page('/jobs', `<script type="application/ld+json">${JSON.stringify(posting)}</script>`)
    expect((await ask('boards/look', `${SITE}/jobs`)).result).toMatchObject({ source: 'Careers page', total: 1 })
    page('/empty', '<p>We are not hiring.</p>')
    for (const url of [`${SITE}/empty`, `${SITE}/not-there`]) {
      const { status, result } = await ask('boards/look', url)
      expect([status, result.code, Object.keys(result.fields)]).toEqual([422, 'board-not-found', ['body.url']])
    }
    expect(Object.keys((await ask('boards/look', 'nonsense')).result.fields)).toEqual(['body.url'])
  })

  test('is only for owners and editors of a company with a verified domain', async () => {
    const [editor, recruiter] = [
      await joinTeam(world, app, owner, 'editor'),
      await joinTeam(world, app, owner, 'recruiter'),
    ]
    const stranger = await joinAsEmployer(world, app)
    const statuses = []
    for (const client of [editor, recruiter, stranger, await joinAsProfessional(world, app)]) {
      statuses.push((await ask('boards', careers, client)).status)
    }
    expect(statuses).toEqual([200, 403, 403, 403])
    expect((await send(app, 'POST', `${base}/boards`, { body: { url: careers } })).statusCode).toBe(401)
    await world.ctx.db
      .updateTable('company')
      .set({ verified_domain: null, verified_at: null })
      .where('actor_id', '=', owner.id)
      .execute()
    expect((await ask('boards/look', careers)).result.code).toBe('domain-not-verified')
  })

  test('refuses another company’s board, and names the unclaimed page to which the board adds jobs', async () => {
    const rival = await joinAsEmployer(world, app, { companyName: 'Rival' })
    await verify(rival)
    const rivals = `/api/v1/companies/${await slugOf(rival)}/boards`
    expect((await rival.call('POST', rivals, { url: careers })).statusCode).toBe(200)
    expect(await ask('boards', careers)).toMatchObject({ status: 409, result: { code: 'board-of-another' } })

    const { db, newId, clock } = world.ctx
    const [knownBoard] = await db.updateTable('job_board').set({ company_id: null }).returning('id').execute()
    const unclaimedCompany = await importedCompany(world, 'Old Acme')
    const source = { id: newId(), kind: 'greenhouse', company_id: unclaimedCompany.id, last_import_at: clock.now() }
    await db
      .insertInto('job_source')
      .values({ ...source, board_id: knownBoard?.id ?? '' })
      .execute()
    expect((await ask('boards', careers)).result.message).toContain(`/company/onboarding/${unclaimedCompany.slug}`)
    // The board's jobs are on the company's own page.
    await db.updateTable('job_source').set({ company_id: owner.id }).where('id', '=', source.id).execute()
    expect((await ask('boards', careers)).status).toBe(200)
  })
})

test('removing a board closes its jobs, and only its own company can do so', async () => {
  await ask('boards', careers)
  const [own] = await boards()
  await readBoard(world.ctx, own._id)
  const stranger = await joinAsEmployer(world, app)
  const path = `${base}/boards/${own._id}`
  expect((await stranger.call('DELETE', path)).statusCode).toBe(403)
  const until = new Date(world.clock.now().getTime() + 60_000)
  await world.ctx.db.updateTable('job_board').set({ reading_until: until }).execute()
  expect((await owner.call('DELETE', path)).json().result.code).toBe('board-busy')
  world.clock.advance(120_000)
  expect((await owner.call('DELETE', path)).statusCode).toBe(200)
  expect((await owner.call('DELETE', path)).json().result.code).toBe('board-gone')
  expect(await titlesOf()).toEqual([])
})
