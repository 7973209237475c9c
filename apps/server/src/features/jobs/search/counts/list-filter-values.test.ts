import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../../test/use-world.ts'
import { joinAsProfessional } from '../../../session/accounts.factory.ts'
import { addCompanies, addJobs, addPlaces } from '../searched-jobs.factory.ts'
import { addUpCounts } from './add-up-counts.ts'
import { countWords } from './count-words.ts'

const { world, app, api } = useWorld()
let companies: ReadonlyMap<string, string>

beforeAll(async () => {
  const { ctx } = world
  companies = await addCompanies(ctx, ['Nairn Works', 'Okapi', 'Many'])
  const places = await addPlaces(ctx, [
    { slug: 'kenya' },
    { slug: 'nairobi', locality: 'Nairobi', within: ['kenya'] },
    { slug: 'nairn', locality: 'Nairn' },
    { slug: 'oslo', locality: 'Oslo' },
  ])
  await ctx.db.updateTable('place').set({ country: 'KE' }).where('slug', 'in', ['kenya', 'nairobi']).execute()
  const engineer = { title: 'Engineer', work_type: 'Remote', seniority: 'Senior Level' } as const
  await addJobs(
    ctx,
    [
      { ...engineer, company: 'okapi', places: ['nairobi'] },
      { ...engineer, company: 'okapi', places: ['nairobi'], seniority: 'Entry Level' },
      { ...engineer, company: 'nairn-works', places: ['nairn'], work_type: 'Onsite' },
      ...Array.from({ length: 15 }, (_, index) => ({ title: `Clerk ${index}`, company: 'many', places: ['oslo'] })),
    ],
    companies,
    places,
  )
  await addUpCounts(ctx.db)
  await countWords(ctx.db)
})

type Query = Parameters<typeof api<'GET /api/v1/job-filter-values'>>[1]['query']

async function values(query: Query, client = { api }) {
  const { result } = await client.api('GET /api/v1/job-filter-values', { query })
  return result.options.map(({ name, jobs }) => `${name} ${jobs}`)
}

test('places are found by the beginnings of their names, most jobs first, each with its country', async () => {
  const { result } = await api('GET /api/v1/job-filter-values', { query: { of: 'location', q: 'NAIR' } })
  expect(result).toEqual({
    exact: true,
    options: [
      { value: 'nairobi', name: 'nairobi', group: 'Kenya', jobs: 2 },
      { value: 'nairn', name: 'nairn', group: null, jobs: 1 },
    ],
  })
})

test('without typed letters, the values with the most jobs are returned', async () => {
  expect(await values({ of: 'location' })).toEqual(['oslo 15', 'kenya 2', 'nairobi 2', 'nairn 1'])
  expect(await values({ of: 'company' })).toEqual(['Many 15', 'Okapi 2', 'Nairn Works 1'])
})

test('counts respect the list’s other filters, whichever way they are counted', async () => {
  expect(await values({ of: 'location', q: 'nair', list: 'remote' })).toEqual(['nairobi 2'])
  expect(await values({ of: 'location', q: 'nair', seniority: 'Senior Level' })).toEqual(['nairn 1', 'nairobi 1'])
  expect(await values({ of: 'location', keyword: 'engineer', seniority: 'Entry Level' })).toEqual([
    'kenya 1',
    'nairobi 1',
  ])
  expect(await values({ of: 'company', keyword: 'engineer' })).toEqual(['Okapi 2', 'Nairn Works 1'])
  expect(await values({ of: 'company', q: 'ok', location: 'kenya' })).toEqual(['Okapi 2'])
  expect(await values({ of: 'company', q: 'ok', location: 'oslo' })).toEqual([])
})

test('the filter’s own current value is ignored, so that another can be chosen', async () => {
  expect(await values({ of: 'location', q: 'nair', location: 'oslo' })).toEqual(['nairobi 2', 'nairn 1'])
  expect(await values({ of: 'company', q: 'okapi', company: 'many' })).toEqual(['Okapi 2'])
})

test('a company that a member may not see is not offered, and its jobs don’t count', async () => {
  const ada = await joinAsProfessional(world, app)
  const okapi = companies.get('okapi') ?? ''
  await world.ctx.db
    .insertInto('block')
    .values({ blocker_id: ada.id, blocked_id: okapi, created_at: world.ctx.clock.now() })
    .execute()
  expect(await values({ of: 'company', q: 'okapi' }, ada)).toEqual([])
  expect(await values({ of: 'location', q: 'nair' }, ada)).toEqual(['nairn 1'])
  expect(await values({ of: 'location', q: 'nair', seniority: 'Senior Level' }, ada)).toEqual(['nairn 1'])
})

test.for(['%', "'", '🦄', '..', 'x'.repeat(80)])(
  'letters that begin no value, such as %j, return nothing',
  async (q) => {
    expect(await values({ of: 'location', q })).toEqual([])
  },
)

test('a query of only punctuation returns no values, and an unknown filter is refused', async () => {
  expect(await values({ of: 'location', keyword: '&&' })).toEqual([])
  const refusal = await app.inject({ url: '/api/v1/job-filter-values?of=seniority' })
  expect(refusal.statusCode).toBe(400)
})
