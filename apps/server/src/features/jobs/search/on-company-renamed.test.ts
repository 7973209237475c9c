import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsEmployer } from '../../session/accounts.factory.ts'
import { listJobs } from '../list-jobs.ts'
import { addJobs } from './searched-jobs.factory.ts'

const { world, app, api } = useWorld()

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
})

/** Returns the number of jobs that an uncached search finds. */
async function countFound(keyword: string): Promise<number> {
  world.clock.advance(5_000)
  return (await listJobs(world.ctx, { list: ['all'], page: 1, keyword })).total
}

test('a renamed company and its jobs are found by the new name and not by the old, however it was renamed', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Quarrystone' })
  const jobs = Array.from({ length: 201 }, (_, number) => ({ title: `Mason ${number}`, company: 'own' }))
  await addJobs(world.ctx, jobs, new Map([['own', owner.id]]))
  const { slug } = (await owner.api('GET /api/v1/check')).result
  const change = { version: 1, page: { companyName: 'Flintfold' } }
  expect((await owner.api('PATCH /api/v1/companies/{slug}/page', { params: { slug }, body: change })).status).toBe(200)
  await eventually(async () =>
    expect([await countFound('"flintfold"'), await countFound('"quarrystone"')]).toEqual([201, 0]),
  )
  const companyList = await api('GET /api/v1/companies', { query: { q: 'flintfold' } })
  expect(companyList.result.items).toMatchObject([{ companyName: 'Flintfold' }])

  const renameReply = await owner.call('PUT', `/api/v1/employers/${owner.id}`, { user: { companyName: 'Slatewell' } })
  expect(renameReply.statusCode, renameReply.body).toBe(200)
  await eventually(async () =>
    expect([await countFound('"slatewell"'), await countFound('"flintfold"')]).toEqual([201, 0]),
  )
})

test('job cards show a company’s new name and address soon after a change', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Marlpit' })
  await addJobs(world.ctx, [{ title: 'Quarry keeper', company: 'own' }], new Map([['own', owner.id]]))
  const { slug } = (await owner.api('GET /api/v1/check')).result
  const card = async () => (await listJobs(world.ctx, { list: ['all'], page: 1, keyword: '"quarry keeper"' })).items[0]
  expect((await card())?.company).toMatchObject({ slug, companyName: 'Marlpit' })

  const renameReply = await owner.call('PUT', `/api/v1/employers/${owner.id}`, { user: { companyName: 'Claybank' } })
  expect(renameReply.statusCode, renameReply.body).toBe(200)
  await eventually(async () => expect((await card())?.company.companyName).toBe('Claybank'))

  const moveReply = await owner.call('PUT', `/api/v1/companies/${slug}/address`, { slug: 'claybank-quarry' })
  expect(moveReply.statusCode, moveReply.body).toBe(200)
  await eventually(async () => expect((await card())?.company.slug).toBe('claybank-quarry'))
})
