import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { addCompanies, addJobs } from '../search/searched-jobs.factory.ts'

const { world, app, api } = useWorld()
const DAY_MS = 86_400_000
let companies: Map<string, string>
let ada: SignedInClient

beforeAll(async () => {
  companies = await addCompanies(world.ctx, ['Lantern Yard', 'Quarrystone', 'Silent Mill'])
  const titles = ['Rigger', 'Sailmaker', 'Caulker']
  const ids = await addJobs(
    world.ctx,
    [
      ...titles.map((title) => ({ title, company: 'lantern-yard' })),
      { title: 'Mason', company: 'quarrystone' },
      { title: 'Miller', company: 'silent-mill' },
    ],
    companies,
  )
  const postedAt = new Date(world.clock.now().getTime() - 8 * DAY_MS)
  await world.ctx.db
    .updateTable('job_search')
    .set({ posted_at: postedAt })
    .where('job_id', '=', ids[4] ?? '')
    .execute()
})
beforeEach(async () => {
  ada = await joinAsProfessional(world, app)
})

const idOf = (slug: string) => companies.get(slug) ?? ''
const follow = (slug: string) =>
  ada.api('POST /api/v1/{roles}/{id}/follow/{userId}', {
    params: { roles: 'professionals', id: ada.id, userId: idOf(slug) },
  })
const news = async () => (await ada.api('GET /api/v1/followed-news')).result

test('followed companies with jobs of the last week are listed, those with the most new jobs first', async () => {
  for (const slug of ['quarrystone', 'lantern-yard', 'silent-mill']) await follow(slug)
  const listed = await news()
  expect(listed.map(({ company, jobs }) => [company.companyName, jobs])).toEqual([
    ['Lantern Yard', 3],
    ['Quarrystone', 1],
  ])
  expect(listed[0]?.latest).toHaveLength(2)
  expect(listed[1]?.latest).toMatchObject([{ title: 'Mason' }])
})

test('companies that the member hid or doesn’t follow aren’t listed', async () => {
  await follow('lantern-yard')
  await ada.api('PUT /api/v1/hidden-companies/{id}', { params: { id: idOf('lantern-yard') } })
  expect(await news()).toEqual([])
})

test('a job that the member hid is not named, and no company is listed across a block or once it is unlisted', async () => {
  await follow('quarrystone')
  const mason = await world.ctx.db.selectFrom('job').select('id').where('title', '=', 'Mason').executeTakeFirstOrThrow()
  await world.ctx.db
    .insertInto('hidden_job')
    .values({ actor_id: ada.id, job_id: mason.id, hidden_at: world.clock.now() })
    .execute()
  expect(await news()).toMatchObject([{ jobs: 1, latest: [] }])
  const setListed = (listed: boolean) =>
    world.ctx.db.updateTable('actor').set({ listed }).where('id', '=', idOf('quarrystone')).execute()
  await setListed(false)
  expect(await news()).toEqual([])
  await setListed(true)
  await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: idOf('quarrystone') } })
  expect(await news()).toEqual([])
})

test('only professionals have news of followed companies', async () => {
  expect((await api('GET /api/v1/followed-news')).status).toBe(401)
  expect((await (await joinAsEmployer(world, app)).api('GET /api/v1/followed-news')).status).toBe(403)
})
