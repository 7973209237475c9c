import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient, send } from '../session/accounts.factory.ts'
import { countWords } from './search/counts/count-words.ts'
import { addJobs, addPlaces, type GivenJob } from './search/searched-jobs.factory.ts'

const { world, app } = useWorld()
let mill: SignedInClient
let ada: SignedInClient
let bob: SignedInClient
let millJob: string

const fields = { work_type: 'Remote', department: 'engineering', employment_type: 'Full-time' } as const

beforeAll(async () => {
  mill = await joinAsEmployer(world, app, { companyName: 'Mill' })
  const harbour = await joinAsEmployer(world, app, { companyName: 'Harbour' })
  ;[ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const companies = new Map(Object.entries({ mill: mill.id, harbour: harbour.id }))
  const places = await addPlaces(world.ctx, [{ slug: 'reef', locality: 'Reef' }])
  const job = (title: string, company: string): GivenJob => ({ title, company, places: ['reef'], ...fields })
  const jobs = [job('Miller', 'mill'), job('Miller of grain', 'mill'), job('Miller at sea', 'harbour')]
  const [first = ''] = await addJobs(world.ctx, jobs, companies, places)
  millJob = `job-${first}`
  await countWords(world.ctx.db)
  // Ada has blocked the company, and the company has blocked Bob.
  await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: mill.id } })
  await mill.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: bob.id } })
})

const blockedMembers = () => [ada, bob]
async function get(client: SignedInClient | undefined, path: string) {
  const reply = client ? await client.call('GET', path) : await send(app, 'GET', path)
  return { status: reply.statusCode, result: reply.json().result, body: reply.body }
}

describe('a company and a member with a block between them', () => {
  test.for([
    ['all jobs', '/api/v1/jobs?', 3],
    ['one work type', '/api/v1/jobs?list=remote', 3],
    ['a department and an employment type', '/api/v1/jobs?category=engineering&employmentType=Full-time', 3],
    ['a place', '/api/v1/jobs?location=reef', 3],
    ['a search', '/api/v1/jobs?keyword=miller', 3],
    ['a search by date', '/api/v1/jobs?keyword=miller&sort=newest', 3],
  ] as const)('don’t appear to each other in a list of %s or in its total', async ([, path, all]) => {
    expect((await get(undefined, path)).result).toMatchObject({ total: all })
    for (const client of blockedMembers()) {
      const { result, body } = await get(client, path)
      expect(body).not.toContain(mill.id)
      expect(result).toMatchObject({ total: 1, items: [{ title: 'Miller at sea' }] })
    }
  })

  test.for(['/api/v1/job-counts', '/api/v1/job-counts?keyword=miller', '/api/v1/job-counts?employmentType=Full-time'])(
    'don’t appear to each other in the filter counts at %s',
    async (path) => {
      expect((await get(undefined, path)).result.total).toBe(3)
      for (const client of blockedMembers()) {
        const { total, company, list, location } = (await get(client, path)).result
        expect({ total, company, list, location }).toMatchObject({
          total: 1,
          company: { options: [{ name: 'Harbour', jobs: 1 }] },
          list: { options: [{ value: 'remote', jobs: 1 }] },
          location: { options: [{ value: 'reef', jobs: 1 }] },
        })
      }
      expect((await get(undefined, path)).result.total).toBe(3)
    },
  )

  test('don’t appear to each other in insights, suggestions and the company’s own list', async () => {
    const insights = '/api/v1/job-insights?category=engineering'
    expect((await get(undefined, insights)).result.companies).toHaveLength(2)
    expect((await get(undefined, '/api/v1/job-suggestions?q=mil')).result.companies).toHaveLength(1)
    for (const client of blockedMembers()) {
      const { basedOn, companies, related } = (await get(client, insights)).result
      expect({ basedOn, companies }).toMatchObject({ basedOn: 1, companies: [{ name: 'Harbour' }] })
      expect(related.map(({ jobs }: { jobs: number }) => jobs)).toEqual(related.map(() => 1))
      expect((await get(client, '/api/v1/job-suggestions?q=mil')).result.companies).toEqual([])
      expect((await get(client, '/api/v1/jobs?company=mill')).status).toBe(404)
    }
  })

  test('can’t open each other’s jobs or see them as similar jobs', async () => {
    expect((await get(undefined, `/api/v1/jobs/${millJob}`)).status).toBe(200)
    const other = (await get(undefined, '/api/v1/jobs?company=harbour')).result.items[0].slug
    expect((await get(undefined, `/api/v1/jobs/${other}`)).body).toContain('Miller of grain')
    for (const client of blockedMembers()) {
      expect((await get(client, `/api/v1/jobs/${millJob}`)).status).toBe(404)
      expect((await get(client, `/api/v1/jobs/${other}`)).result.similar).toEqual([])
    }
  })

  test('see each other again once the block has ended', async () => {
    const eve = await joinAsProfessional(world, app)
    await eve.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: mill.id } })
    expect((await get(eve, '/api/v1/jobs?')).result.total).toBe(1)
    await eve.api('DELETE /api/v1/connections/blocked/{userId}', { params: { userId: mill.id } })
    expect((await get(eve, '/api/v1/jobs?')).result.total).toBe(3)
    expect((await get(eve, `/api/v1/jobs/${millJob}`)).status).toBe(200)
  })
})
