import { MOST_SEEN_JOBS } from '@rise/contract/jobs/saving/limits'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  type SignedInClient,
  send,
} from '../../session/accounts.factory.ts'
import { addCompanies, addJobs } from '../search/searched-jobs.factory.ts'

const { world, app, api } = useWorld()
let ada: SignedInClient
let ids: string[]

beforeAll(async () => {
  const companies = await addCompanies(world.ctx, ['Harbour Works', 'Quarrystone'])
  const jobs = Array.from({ length: 25 }, (_, index) => ({
    title: `Rigger ${index}`,
    company: index === 0 ? 'quarrystone' : 'harbour-works',
  }))
  ids = (await addJobs(world.ctx, jobs, companies)).toSorted()
})
beforeEach(async () => {
  ada = await joinAsProfessional(world, app)
})

const marks = async () => (await ada.api('GET /api/v1/job-marks')).result
const readSaved = async () => (await ada.api('GET /api/v1/saved-jobs')).result
const inputOf = (index: number) => ({ params: { id: ids[index] ?? '' } })

describe('saving a job', () => {
  test('stores it with a note, last saved first, until it is removed', async () => {
    for (const index of [0, 1]) {
      await ada.api('PUT /api/v1/saved-jobs/{id}', inputOf(index))
      world.clock.advance(1_000)
    }
    await ada.api('PUT /api/v1/saved-jobs/{id}/note', {
      ...inputOf(0),
      body: { note: 'Ask Eve about the team.', nextOn: '2026-12-03' },
    })
    expect(await readSaved()).toMatchObject({
      total: 2,
      next: null,
      items: [
        { job: { _id: ids[1] }, note: '', nextOn: null, dateClosed: null },
        { job: { _id: ids[0] }, note: 'Ask Eve about the team.', nextOn: '2026-12-03' },
      ],
    })
    expect((await marks()).saved.toSorted()).toEqual([ids[0], ids[1]])
    for (const _time of [1, 2]) await ada.api('DELETE /api/v1/saved-jobs/{id}', inputOf(0))
    expect((await readSaved()).total).toBe(1)
    expect(
      (await ada.api('PUT /api/v1/saved-jobs/{id}/note', { ...inputOf(0), body: { note: 'x' } })).error?.code,
    ).toBe('job-not-saved')
  })

  test('stores a job once despite fifty simultaneous requests, and each of several jobs saved together', async () => {
    const sameReplies = await Promise.all(
      Array.from({ length: 50 }, () => ada.api('PUT /api/v1/saved-jobs/{id}', inputOf(0))),
    )
    expect(new Set(sameReplies.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await readSaved()).total).toBe(1)
    await Promise.all(ids.map((id) => ada.api('PUT /api/v1/saved-jobs/{id}', { params: { id } })))
    const first = await readSaved()
    expect([first.total, first.items.length]).toEqual([25, 20])
    const rest = (await ada.api('GET /api/v1/saved-jobs', { query: { before: first.next ?? '' } })).result
    expect(new Set([...first.items, ...rest.items].map(({ job }) => job._id)).size).toBe(25)
  })

  test('keeps a job after it closes, and marks it as closed', async () => {
    await ada.api('PUT /api/v1/saved-jobs/{id}', inputOf(3))
    const closed_at = world.clock.now()
    await world.ctx.db
      .updateTable('job')
      .set({ closed_at })
      .where('id', '=', ids[3] ?? '')
      .execute()
    expect((await readSaved()).items).toMatchObject([{ dateClosed: closed_at.toISOString() }])
    await world.ctx.db
      .updateTable('job')
      .set({ closed_at: null })
      .where('id', '=', ids[3] ?? '')
      .execute()
  })

  test('is only for professionals, including pending ones, and each sees only their own saved jobs', async () => {
    const path = `/api/v1/saved-jobs/${ids[0]}`
    expect((await send(app, 'PUT', path, {})).statusCode).toBe(401)
    for (const other of [await joinAsEmployer(world, app), await joinAsAdmin(world, app)]) {
      expect((await other.call('PUT', path)).statusCode).toBe(403)
    }
    const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
    expect((await pendingMember.call('PUT', path)).statusCode).toBe(200)
    expect((await readSaved()).total).toBe(0)
    const unknownReply = await ada.call('PUT', `/api/v1/saved-jobs/${world.ctx.newId()}`)
    expect([unknownReply.statusCode, unknownReply.json().result.code]).toEqual([404, 'job-not-found'])
    expect((await ada.call('PUT', `${path}/note`, { note: 'x'.repeat(2_001) })).statusCode).toBe(400)
  })
})

describe('hiding', () => {
  test('marks a job as hidden, and removes a hidden company’s jobs from this member’s lists only', async () => {
    await ada.api('PUT /api/v1/hidden-jobs/{id}', inputOf(2))
    expect((await marks()).hidden).toEqual([ids[2]])
    const [job] = (await ada.api('GET /api/v1/jobs')).result.items
    const company = job?.company
    const params = { id: company?._id ?? '' }
    for (const _time of [1, 2])
      expect((await ada.api('PUT /api/v1/hidden-companies/{id}', { params })).status).toBe(200)
    expect((await ada.api('GET /api/v1/jobs')).result.items.filter((other) => other.company._id === params.id)).toEqual(
      [],
    )
    // A list that is filtered by the company still shows its jobs.
    const ofCompany = await ada.api('GET /api/v1/jobs', { query: { company: company?.slug ?? '' } })
    expect(ofCompany.result.items.length).toBeGreaterThan(0)
    expect((await api('GET /api/v1/jobs')).result.items.some((other) => other.company._id === params.id)).toBe(true)
    expect((await ada.api('GET /api/v1/hidden-jobs')).result).toMatchObject({
      jobs: [{ job: { _id: ids[2] } }],
      companies: [{ _id: params.id }],
    })
    await ada.api('DELETE /api/v1/hidden-companies/{id}', { params })
    await ada.api('DELETE /api/v1/hidden-jobs/{id}', inputOf(2))
    expect(await marks()).toEqual({ saved: [], hidden: [], hiddenCompanies: [] })
    expect((await ada.api('GET /api/v1/jobs')).result.total).toBe((await api('GET /api/v1/jobs')).result.total)
  })

  test('is refused for an unknown job or company', async () => {
    const params = { id: world.ctx.newId() }
    expect((await ada.api('PUT /api/v1/hidden-jobs/{id}', { params })).error?.code).toBe('job-not-found')
    expect((await ada.api('PUT /api/v1/hidden-companies/{id}', { params })).error?.code).toBe('company-not-found')
  })
})

test('seen jobs are listed once each, last seen first, and the list can be cleared', async () => {
  for (const index of [0, 1, 0]) {
    await ada.api('PUT /api/v1/seen-jobs/{id}', inputOf(index))
    world.clock.advance(1_000)
  }
  const seenIds = async () => (await ada.api('GET /api/v1/seen-jobs')).result.map(({ job }) => job._id)
  expect(await seenIds()).toEqual([ids[0], ids[1]])
  expect(ids.length).toBeLessThan(MOST_SEEN_JOBS)
  await ada.api('DELETE /api/v1/seen-jobs')
  expect(await seenIds()).toEqual([])
})
