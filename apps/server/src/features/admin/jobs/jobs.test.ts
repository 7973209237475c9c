import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { storeBoard } from '../../postings/index.ts'
import { makePlace, makePosting, sourcedValue } from '../../postings/posting.factory.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'

const JOBS = '/api/v1/admin/jobs'
const text = `<p>${Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')}</p>`

const { world, app, api } = useWorld()
let content: SignedInClient
let admin: SignedInClient
let support: SignedInClient

beforeAll(async () => {
  admin = await joinAsAdmin(world, app)
  content = await joinAsAdmin(world, app, 'admin-content')
  support = await joinAsAdmin(world, app, 'admin-support')
})

/** Stores a company's board with one separate job per title. */
async function storeJobs(name: string, titles: readonly string[]) {
  const items = titles.map((title, index) => ({
    posting: makePosting({
      ...{ key: `${name} ${title}`, companyName: sourcedValue(name), title: sourcedValue(title) },
      description: sourcedValue(`${text}<p>${title} ${index}</p>`),
      places: [makePlace({ locality: 'Delft', country: 'NL' })],
    }),
  }))
  await storeBoard(world.ctx, { kind: 'greenhouse' }, items)
}
async function jobs(query: string) {
  return (await content.call('GET', `${JOBS}?${query}`)).json().result.items
}

async function board(address: string, failures = 0): Promise<string> {
  const id = world.ctx.newId()
  const now = world.ctx.clock.now()
  const row = { id, kind: 'greenhouse' as const, address, company_name: 'Boarded', created_at: now, next_read_at: now }
  await world.ctx.db
    .insertInto('job_board')
    .values({ ...row, consecutive_failures: failures })
    .execute()
  const reading = { id: world.ctx.newId(), board_id: id, started_at: now, finished_at: now, outcome: 'failed' as const }
  const failedReading = { added: 0, changed: 0, unchanged: 0, closed: 0, rejected: 0, message: 'No answer.' }
  await world.ctx.db
    .insertInto('job_board_read')
    .values({ ...reading, ...failedReading })
    .execute()
  return id
}

describe('jobs', () => {
  test('can be found by title, company, state and source, and can be removed and restored', async () => {
    await storeJobs('Listing Works', ['Kiln Stoker', 'Zinc Welder'])
    const [job] = await jobs('q=kiln')
    expect(job).toMatchObject({
      title: 'Kiln Stoker',
      open: true,
      sources: ['greenhouse'],
      postings: 1,
      removedAt: null,
    })
    for (const query of [
      'company=listing-works',
      'state=open&q=ki',
      'source=greenhouse',
      `q=${job._id}`,
      `q=${job.slug}`,
    ]) {
      expect(
        (await jobs(query)).map(({ _id }: { _id: string }) => _id),
        query,
      ).toContain(job._id)
    }
    const download = (await content.call('GET', `${JOBS}-download?q=kiln`)).json().result
    expect(download.csv.trim().split(/\r?\n/)).toEqual([
      expect.stringContaining('Title'),
      expect.stringContaining('Kiln Stoker'),
    ])
    for (const query of ['company=nobody', 'state=removed', 'state=closed', 'source=lever', 'q=ln']) {
      expect(
        (await jobs(query)).map(({ _id }: { _id: string }) => _id),
        query,
      ).not.toContain(job._id)
    }
    const path = `${JOBS}/${job._id}/removal`
    const replies = await Promise.all([content.call('PUT', path), admin.call('PUT', path)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await jobs('state=removed&q=kiln')).toMatchObject([{ open: false }])
    expect((await content.call('DELETE', path)).json().result).toMatchObject({ open: true, removedAt: null })
    expect((await content.call('DELETE', path)).statusCode).toBe(409)
  })

  test('can be joined and split', async () => {
    await storeJobs('Joining Works', ['Mast Rigger', 'Sail Mender'])
    const [[rigger], [mender]] = [await jobs('q=rigger'), await jobs('q=mender')]
    const joinReply = await content.call('POST', `${JOBS}/${rigger._id}/join`, { other: `/jobs/${mender.slug}` })
    expect(joinReply.json().result).toMatchObject({ _id: rigger._id, postings: 2 })
    expect((await jobs('company=joining-works')).length).toBe(1)
    const repeatedReply = await content.call('POST', `${JOBS}/${rigger._id}/join`, { other: rigger.slug })
    expect(repeatedReply.json().result.code).toBe('not-one-job')
    const split = await content.call('POST', `${JOBS}/${rigger._id}/split`)
    expect(split.json().result.jobs).toHaveLength(2)
    expect((await content.call('POST', `${JOBS}/${rigger._id}/split`)).json().result.code).toBe('not-one-job')
    expect((await content.call('POST', `${JOBS}/${rigger._id}/join`, { other: '' })).statusCode).toBe(400)
  })
})

describe('the facts of a job', () => {
  const factsOf = async (id: string) => (await content.call('GET', `${JOBS}/${id}/facts`)).json().result
  const readPublicJob = async (slug: string) => (await api('GET /api/v1/jobs/{slug}', { params: { slug } })).result.job

  test('can be corrected and reset, show their source, and stay corrected when the board is read again', async () => {
    await storeJobs('Fixing Works', ['Bell Founder'])
    const [{ _id: id, slug }] = await jobs('q=founder')
    const { corrected, ...before } = await factsOf(id)
    expect([corrected, before]).toEqual([[], expect.objectContaining({ title: 'Bell Founder', pay: null })])
    const pay = { min: 30_000, max: 40_000, currency: 'EUR', period: 'YEAR' }
    const correctedFacts = { ...before, title: 'Bell Caster', workType: 'Onsite', places: ['Kiel, Germany'], pay }
    const replies = await Promise.all([1, 2, 3].map(() => content.call('PUT', `${JOBS}/${id}/facts`, correctedFacts)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    await storeJobs('Fixing Works', ['Bell Founder', 'Bell Ringer'])
    const job = await readPublicJob(slug)
    expect(job).toMatchObject({ title: 'Bell Caster', workType: 'Onsite', pay, places: [{ locality: 'Kiel' }] })
    const origin = job.provenance.find(({ field }) => field === 'title')
    expect(origin).toMatchObject({ value: 'Bell Caster', rule: 'corrected-here', quote: 'Bell Founder' })
    expect((await factsOf(id)).corrected.toSorted()).toEqual(['pay', 'places', 'title', 'workType'])
    expect((await content.call('DELETE', `${JOBS}/${id}/facts`)).json().result).toMatchObject({
      ...before,
      corrected: [],
    })
    expect(await readPublicJob(slug)).toMatchObject({ title: 'Bell Founder', pay: null })
    const acts = await world.ctx.db.selectFrom('admin_act').select('act').where('subject_id', '=', id).execute()
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['job.corrected', 'job.uncorrected'])
  })

  test('can’t be invalid, nor corrected on a closed job', async () => {
    await storeJobs('Shut Works', ['Rope Walker'])
    const [{ _id: id }] = await jobs('q=walker')
    const { corrected: _none, ...facts } = await factsOf(id)
    const put = (change: object) => content.call('PUT', `${JOBS}/${id}/facts`, { ...facts, ...change })
    for (const change of [
      { title: '' },
      { workType: 'Anywhere' },
      { pay: { min: 9, max: 3, currency: 'EUR', period: 'DAY' } },
    ]) {
      expect((await put(change)).statusCode).toBe(400)
    }
    await content.call('PUT', `${JOBS}/${id}/removal`)
    expect((await put({ title: 'Rope Maker' })).json().result.code).toBe('job-not-open')
  })
})

test('a featured job is first in its lists until the end of its last day', async () => {
  await storeJobs('Featured Works', ['Lamp Lighter', 'Lamp Cleaner'])
  const [{ _id: id }] = await jobs('q=lighter')
  const path = `${JOBS}/${id}/feature`
  const day = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  for (const until of [day(-1), day(95)]) expect((await content.call('PUT', path, { until })).statusCode).toBe(409)
  const replies = await Promise.all([1, 2].map(() => content.call('PUT', path, { until: day(1) })))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const featuredTitles = async (query: object = {}) => {
    world.clock.advance(6_000)
    const { result } = await api('GET /api/v1/jobs', { query })
    return result.featured?.map(({ title }) => title) ?? []
  }
  expect([await featuredTitles(), await featuredTitles({ company: 'featured-works' })]).toEqual([
    ['Lamp Lighter'],
    ['Lamp Lighter'],
  ])
  expect([await featuredTitles({ list: 'remote' }), await featuredTitles({ keyword: 'lamp' })]).toEqual([[], []])
  expect((await content.call('DELETE', path)).json().result).toMatchObject({ featuredUntil: null })
  expect(await featuredTitles()).toEqual([])
  expect((await support.call('PUT', path, { until: day(1) })).statusCode).toBe(404)
  const acts = await world.ctx.db.selectFrom('admin_act').select('act').where('subject_id', '=', id).execute()
  expect(acts.map(({ act }) => act).toSorted()).toEqual(['job.featured', 'job.unfeatured'])
})

describe('boards', () => {
  test('are listed with failing boards first, each with its last readings, and can be paused and resumed', async () => {
    const [, sick] = [await board('https://well.example/jobs'), await board('https://sick.example/jobs', 3)]
    const { items } = (await content.api('GET /api/v1/admin/job-boards', { query: {} })).result
    expect(items[0]).toMatchObject({ _id: sick, failures: 3, readings: [{ outcome: 'failed', message: 'No answer.' }] })
    const { total } = (await content.api('GET /api/v1/admin/job-boards', { query: { state: 'trouble', q: 'SICK' } }))
      .result
    expect(total).toBe(1)
    const path = `/api/v1/admin/job-boards/${sick}/enabled`
    const replies = await Promise.all([content, admin].map(({ call }) => call('PUT', path, { enabled: false })))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await content.call('PUT', path, { enabled: true })).json().result).toMatchObject({
      enabled: true,
      failures: 0,
    })
    expect((await content.call('PUT', path, {})).statusCode).toBe(400)
  })
})

test('admins without the permission get a 404, and so do requests for an unknown job or board', async () => {
  const member = await joinAsProfessional(world, app)
  const unknownId = world.ctx.newId()
  const calls = [
    ['GET', JOBS, 200],
    ['PUT', `${JOBS}/${unknownId}/removal`, 404],
    ['POST', `${JOBS}/${unknownId}/split`, 404],
    ['GET', `${JOBS}-download`, 200],
    ['GET', `${JOBS}/${unknownId}/facts`, 404],
    ['DELETE', `${JOBS}/${unknownId}/facts`, 404],
    ['GET', '/api/v1/admin/job-boards', 200],
    ['PUT', `/api/v1/admin/job-boards/${unknownId}/enabled`, 404],
  ] as const
  for (const [method, path, status] of calls) {
    const body = method === 'PUT' ? { enabled: false } : undefined
    for (const { call } of [support, member])
      expect((await call(method, path, body)).json().result.code).toBe('not-found')
    expect((await content.call(method, path, body)).statusCode, path).toBe(status)
  }
  expect((await api('GET /api/v1/admin/jobs')).status).toBe(401)
})
