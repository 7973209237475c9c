import { beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { addCompanies, addJobs } from '../../jobs/search/searched-jobs.factory.ts'
import { joinAsEmployer, type SignedInClient } from '../../session/accounts.factory.ts'
import { joinAsApplicant, openSmartApply, withStory } from '../applications.factory.ts'

const { world, app } = useWorld()
let ada: SignedInClient

beforeEach(async () => {
  ada = await joinAsApplicant(world, app)
})

const rigger = { title: 'Rigger', companyName: 'Elsewhere Ltd', stage: 'received' as const, appliedOn: '2026-01-05' }
const write = (client: SignedInClient, id: string, body: object = {}) =>
  client.api('PUT /api/v1/outside-applications/{id}', { params: { id }, body: { ...rigger, ...body } })
const lists = async (client: SignedInClient, show: 'applied' | 'interviews' | 'archive' = 'applied') =>
  (await client.api('GET /api/v1/applications', { query: { show } })).result

test('an application made elsewhere is listed with those sent here, in the stage that the professional sets', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const { jobSlug } = await openSmartApply(world, owner)
  const sentId = world.ctx.newId()
  await ada.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params: { slug: jobSlug, id: sentId }, body: withStory })
  world.clock.advance(60_000)
  const id = world.ctx.newId()
  expect((await write(ada, id, { note: 'Ask for Gwen.', nextOn: '2026-02-01' })).result).toMatchObject({
    job: { title: 'Rigger', companyName: 'Elsewhere Ltd', slug: null, companySlug: null },
    memo: { note: 'Ask for Gwen.', nextOn: '2026-02-01' },
    elsewhere: { appliedOn: '2026-01-05' },
    appliedAt: '2026-01-05T12:00:00.000Z',
  })
  const appliedList = await lists(ada)
  expect(appliedList.items.map(({ _id, elsewhere }) => [_id, elsewhere === null])).toEqual([
    [id, false],
    [sentId, true],
  ])
  expect(appliedList.counts).toMatchObject({ applied: 2, interviews: 0 })
  await write(ada, id, { stage: 'interview' })
  expect((await lists(ada)).items).toHaveLength(1)
  expect((await lists(ada, 'interviews')).items).toMatchObject([{ _id: id, stage: 'interview' }])
  await ada.api('DELETE /api/v1/outside-applications/{id}', { params: { id } })
  expect((await lists(ada, 'interviews')).items).toEqual([])
})

test('the list of applications continues page by page without gaps', async () => {
  for (let count = 0; count < 30; count++) await write(ada, world.ctx.newId(), { title: `Rigger ${count}` })
  const first = await lists(ada)
  const nextPage = await ada.api('GET /api/v1/applications', { query: { show: 'applied', before: first.next ?? '' } })
  const all = [...first.items, ...nextPage.result.items]
  expect(new Set(all.map(({ job }) => job.title)).size).toBe(30)
  expect(nextPage.result.next).toBeNull()
})

test('an application on the employer’s own site is recorded once per job', async () => {
  const [job = ''] = await addJobs(
    world.ctx,
    [{ title: 'Lamp keeper', company: 'lighthouse' }],
    await addCompanies(world.ctx, ['Lighthouse']),
  )
  const params = { id: job }
  expect((await ada.api('GET /api/v1/outside-jobs/{id}', { params })).result).toEqual({ application: null })
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => ada.api('PUT /api/v1/outside-jobs/{id}', { params })),
  )
  expect(new Set(replies.map(({ result }) => result._id)).size).toBe(1)
  expect((await ada.api('GET /api/v1/outside-jobs/{id}', { params })).result.application).toMatchObject({
    stage: 'received',
    elsewhere: { appliedOn: expect.any(String) },
  })
  expect((await lists(ada)).items).toMatchObject([{ job: { title: 'Lamp keeper' }, stage: 'received' }])
  const unknownParams = { id: world.ctx.newId() }
  expect((await ada.api('PUT /api/v1/outside-jobs/{id}', { params: unknownParams })).error?.code).toBe('job-not-found')
})

test('only the professional can read or change an application made elsewhere, and no employer sees a memo', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const { jobSlug } = await openSmartApply(world, owner)
  const params = { id: world.ctx.newId() }
  const slug = jobSlug
  await ada.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params: { ...params, slug }, body: withStory })
  const body = { note: 'They pay late, says Bob.', nextOn: '2026-03-01' }
  expect((await ada.api('PUT /api/v1/applications/{id}/memo', { params, body })).result).toEqual(body)
  expect((await ada.api('GET /api/v1/applications/{id}', { params })).result.memo).toEqual(body)
  const bob = await joinAsApplicant(world, app)
  expect((await bob.api('PUT /api/v1/applications/{id}/memo', { params, body })).status).toBe(404)
  const id = world.ctx.newId()
  await write(ada, id)
  expect((await write(bob, id)).status).toBe(404)
  await bob.api('DELETE /api/v1/outside-applications/{id}', { params: { id } })
  expect((await lists(ada)).items.map(({ _id }) => _id)).toContain(id)
  const url = `/api/v1/companies/${await slugOf(owner)}/applications/${params.id}`
  const reply = await owner.call('GET', url)
  expect(reply.statusCode).toBe(200)
  expect(reply.body).not.toContain('They pay late')
})

test('invalid titles, links, dates and stages are refused', async () => {
  const refusalOf = async (body: object) =>
    (await ada.call('PUT', `/api/v1/outside-applications/${world.ctx.newId()}`, { ...rigger, ...body })).statusCode
  expect(await refusalOf({ title: ' ' })).toBe(400)
  expect(await refusalOf({ url: 'javascript:alert(1)' })).toBe(400)
  expect(await refusalOf({ appliedOn: '2026-02-31' })).toBe(400)
  expect(await refusalOf({ stage: 'review' })).toBe(400)
})
