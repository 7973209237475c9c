import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { listJobs } from '../list-jobs.ts'
import { addUpCounts } from './counts/add-up-counts.ts'
import { countPerFilter } from './counts/count-per-filter.ts'
import { countWords } from './counts/count-words.ts'
import { readInsights } from './insights/read-insights.ts'
import { maintainSearch } from './maintain-search.task.ts'
import { rebuildSearch } from './rebuild-search.ts'
import { refreshSearch } from './refresh-search.ts'
import { addCompanies, addJobs, addPlaces, type GivenJob } from './searched-jobs.factory.ts'

const { world } = useWorld()
let companies: Map<string, string>
let places: Map<string, string>

beforeAll(async () => {
  companies = await addCompanies(world.ctx, ['Mill', 'Harbour'])
  places = await addPlaces(world.ctx, [
    { slug: 'atlantis' },
    { slug: 'reef', locality: 'Reef', latitude: 10, longitude: 179.9, within: ['atlantis'] },
    { slug: 'atoll', locality: 'Atoll', latitude: 10, longitude: -179.9, within: ['atlantis'] },
    { slug: 'far', locality: 'Far', latitude: 12, longitude: -179.9 },
  ])
})
beforeEach(async () => {
  const { db } = world.ctx
  const ids = (await db.selectFrom('job').select('id').execute()).map(({ id }) => id)
  await db.deleteFrom('job').execute()
  await db.transaction().execute((tx) => refreshSearch(tx, ids))
  world.clock.advance(600_000)
})

function add(jobs: readonly GivenJob[]): Promise<string[]> {
  return addJobs(world.ctx, jobs, companies, places)
}

/** Returns totals and changes together. */
async function counters(): Promise<Record<string, number>> {
  const { db } = world.ctx
  const rows = await db
    .selectFrom(
      db.selectFrom('job_count').selectAll().unionAll(db.selectFrom('job_count_change').selectAll()).as('counted'),
    )
    .where('dimension', 'in', ['all', 'place'])
    .groupBy(['dimension', 'key', 'work_type'])
    .select((eb) => ['dimension', 'key', 'work_type', eb.fn.sum<number>('jobs').as('jobs')])
    .execute()
  const names = new Map([...places].map(([slug, id]) => [id, slug]))
  return Object.fromEntries(
    rows
      .filter(({ jobs }) => jobs !== 0)
      .map(({ key, work_type, jobs }) => [`${names.get(key) ?? 'all'} ${work_type}`, jobs]),
  )
}

async function titles(keyword?: string): Promise<string[]> {
  const { items } = await listJobs(world.ctx, { list: ['all'], page: 1, ...(keyword && { keyword }) })
  return items.map(({ title }) => title)
}

test('a changed job is found by its new facts and counted once', async () => {
  const [id = ''] = await add([{ title: 'Miller', company: 'mill', places: ['reef'], work_type: 'Onsite' }])
  const { db } = world.ctx
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('job').set({ title: 'Baker', work_type: 'Remote', description: '<p>bread</p>' }).execute()
    await refreshSearch(tx, [id])
  })
  expect([await titles('miller'), await titles('baker'), await titles('bread')]).toEqual([[], ['Baker'], ['Baker']])
  expect(await counters()).toEqual({ 'all Remote': 1, 'reef Remote': 1, 'atlantis Remote': 1 })
})

test('a closed or deleted job is no longer found anywhere', async () => {
  const [closedId = '', goneId = ''] = await add([
    { title: 'Miller', company: 'mill', places: ['reef'] },
    { title: 'Baker', company: 'mill', places: ['reef'] },
    { title: 'Sailor', company: 'harbour' },
  ])
  const { db, clock } = world.ctx
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('job').set({ closed_at: clock.now() }).where('id', '=', closedId).execute()
    await tx.deleteFrom('job').where('id', '=', goneId).execute()
    await refreshSearch(tx, [closedId, goneId])
  })
  expect(await titles()).toEqual(['Sailor'])
  expect(await titles('miller or baker')).toEqual([])
  expect(await counters()).toEqual({ 'all Unknown': 1 })
  expect(await db.selectFrom('job_text').select('job_id').execute()).toHaveLength(1)
  expect(await db.selectFrom('job_area').selectAll().execute()).toEqual([])
})

test('changes of a rolled back transaction are never visible', async () => {
  const [id = ''] = await add([{ title: 'Miller', company: 'mill' }])
  const undone = world.ctx.db.transaction().execute(async (tx) => {
    await tx.updateTable('job').set({ title: 'Baker', work_type: 'Remote' }).execute()
    await refreshSearch(tx, [id])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect([await titles('miller'), await titles('baker'), await counters()]).toEqual([
    ['Miller'],
    [],
    { 'all Unknown': 1 },
  ])
})

test('fifty simultaneous refreshes of the same jobs, in any order, leave correct counters', async () => {
  const ids = await add(
    Array.from({ length: 20 }, (_, index) => ({ title: `Miller ${index}`, company: 'mill', places: ['reef'] })),
  )
  const { db } = world.ctx
  await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      db.transaction().execute((tx) => refreshSearch(tx, turn % 2 === 0 ? ids : ids.toReversed().slice(turn % 7))),
    ),
  )
  expect(await counters()).toEqual({ 'all Unknown': 20, 'reef Unknown': 20, 'atlantis Unknown': 20 })
  await Promise.all([addUpCounts(db), addUpCounts(db), addUpCounts(db)])
  expect(await counters()).toEqual({ 'all Unknown': 20, 'reef Unknown': 20, 'atlantis Unknown': 20 })
  expect(await db.selectFrom('job_count_change').selectAll().execute()).toEqual([])
})

test('adding up removes zero totals, and reports whether a total changed', async () => {
  const [id = ''] = await add([{ title: 'Miller', company: 'mill', places: ['reef'] }])
  const { db } = world.ctx
  const dimensions = () => db.selectFrom('job_count').select(['dimension', 'jobs']).orderBy('dimension').execute()
  expect(await addUpCounts(db)).toBe(true)
  expect(await addUpCounts(db)).toBe(false)
  expect((await dimensions()).length).toBeGreaterThan(0)
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('job').set({ closed_at: world.clock.now() }).where('id', '=', id).execute()
    await refreshSearch(tx, [id])
  })
  expect(await addUpCounts(db)).toBe(true)
  expect(await dimensions()).toEqual([])
})

test('jobs of a hidden company are neither found nor counted', async () => {
  await add([
    { title: 'Miller', company: 'mill', places: ['reef'], skills: ['Flour'] },
    { title: 'Sailor', company: 'harbour', skills: ['Flour'] },
  ])
  const { db, ctx } = { ...world, db: world.ctx.db }
  const show = (listed: boolean) =>
    db
      .updateTable('actor')
      .set({ listed })
      .where('id', '=', companies.get('mill') ?? '')
      .execute()
  await show(false)
  world.clock.advance(600_000)
  expect(await titles()).toEqual(['Sailor'])
  expect(await titles('miller or sailor')).toEqual(['Sailor'])
  expect(await titles('flour')).toEqual(['Sailor'])
  const counts = await countPerFilter(ctx, { list: ['all'] })
  expect([counts.total, counts.list.options, counts.location.options]).toEqual([
    1,
    [{ value: 'undisclosed', name: 'Unknown', jobs: 1 }],
    [],
  ])
  expect((await countPerFilter(ctx, { list: ['all'], keyword: 'flour' })).company.options).toEqual([
    { value: 'harbour', name: 'Harbour', jobs: 1 },
  ])
  await expect(listJobs(ctx, { list: ['all'], company: 'mill', page: 1 })).rejects.toMatchObject({
    declaration: { code: 'company-not-found' },
  })
  await show(true)
  expect(await titles('flour')).toHaveLength(2)
})

test('a radius works across the date line, and is refused where coordinates are unknown', async () => {
  await add([
    { title: 'Diver', company: 'mill', places: ['reef'] },
    { title: 'Warden', company: 'mill', places: ['atoll'] },
    { title: 'Keeper', company: 'mill', places: ['far'] },
    { title: 'Traveller', company: 'mill', places: ['atlantis'] },
  ])
  const near = (location: string, radius?: number) =>
    listJobs(world.ctx, { list: ['all'], location, radius, page: 1 }).then(({ items }) =>
      items.map(({ title }) => title).toSorted(),
    )
  expect(await near('reef')).toEqual(['Diver'])
  expect(await near('reef', 50)).toEqual(['Diver', 'Warden'])
  expect(await near('reef', 200)).toEqual(['Diver', 'Warden'])
  expect(await near('atlantis')).toEqual(['Diver', 'Traveller', 'Warden'])
  await expect(near('atlantis', 50)).rejects.toMatchObject({
    status: 400,
    declaration: { code: 'place-without-coordinates' },
  })
})

test('a rebuild creates all missing rows, and the task starts it automatically', async () => {
  await add([{ title: 'Miller', company: 'mill', places: ['reef'] }])
  const { db } = world.ctx
  for (const table of ['job_search', 'job_area', 'job_text', 'job_count', 'job_count_change'] as const) {
    await db.deleteFrom(table).execute()
  }
  expect(await titles()).toEqual([])
  await maintainSearch.handle(world.ctx, {})
  expect(await titles('miller')).toEqual(['Miller'])
  expect(await counters()).toEqual({ 'all Unknown': 1, 'reef Unknown': 1, 'atlantis Unknown': 1 })
  expect(await rebuildSearch(world.ctx)).toBe(1)
  expect(await counters()).toEqual({ 'all Unknown': 1, 'reef Unknown': 1, 'atlantis Unknown': 1 })
})

test('after an update, the task rebuilds every row once, and resumes after an interruption', async () => {
  const [first = '', second = ''] = (
    await add([
      { title: 'Miller', company: 'mill' },
      { title: 'Baker', company: 'mill' },
    ])
  ).toSorted()
  const { db } = world.ctx
  const forget = () => db.updateTable('job_search').set({ match_keys: [] }).execute()
  const keys = async () => {
    const rows = await db.selectFrom('job_search').select(['job_id', 'match_keys']).execute()
    return rows.filter(({ match_keys }) => match_keys?.length).map(({ job_id }) => job_id)
  }
  await forget()
  await db.updateTable('job_search_build').set({ version: 0, rebuilt_to: first }).execute()
  await maintainSearch.handle(world.ctx, {})
  expect(await keys()).toEqual([second])
  await forget()
  await maintainSearch.handle(world.ctx, {})
  expect(await keys()).toEqual([])
  await db.updateTable('job_search_build').set({ version: 0 }).execute()
  await maintainSearch.handle(world.ctx, {})
  expect((await keys()).toSorted()).toEqual([first, second])
})

test('insights have the median pay if five jobs state it, and link to lists that have jobs', async () => {
  const pays = [10, 20, 30, 40, 50].map((hourly, index) => ({
    title: `Miller ${index}`,
    company: 'mill',
    department: 'manufacturing',
    places: ['reef'],
    skills: ['Flour', 'Water'],
    pay_min: hourly,
    pay_max: hourly + 2,
    pay_currency: 'EUR',
    pay_period: 'HOUR' as const,
  }))
  await add([...pays, { title: 'Baker', company: 'mill', pay_max: 50_000, pay_currency: 'USD', pay_period: 'YEAR' }])
  await countWords(world.ctx.db)
  const insights = await readInsights(world.ctx, { list: ['all'], category: 'manufacturing' })
  expect(insights).toMatchObject({
    basedOn: 5,
    pay: [{ currency: 'EUR', median: 31 * 2_080, jobs: 5 }],
    companies: [{ slug: 'mill', name: 'Mill', jobs: 5 }],
    skills: [
      { name: 'Flour', jobs: 5 },
      { name: 'Water', jobs: 5 },
    ],
  })
  expect(insights.related).toEqual([
    {
      list: 'all',
      category: { slug: 'manufacturing', name: 'Manufacturing & Hardware' },
      location: { slug: 'reef', name: 'reef' },
      keyword: null,
      jobs: 5,
    },
    { list: 'all', category: null, location: null, keyword: 'Flour', jobs: 5 },
    { list: 'all', category: null, location: null, keyword: 'Water', jobs: 5 },
  ])
  expect((await readInsights(world.ctx, { list: ['all'], keyword: 'nothing at all' })).basedOn).toBe(0)
})

test.each([
  ['payFrom=100', 'query.payCurrency'],
  ['payFrom=-1&payCurrency=EUR', 'query.payFrom'],
  ['payFrom=much&payCurrency=EUR', 'query.payFrom'],
  ['payCurrency=euro', 'query.payCurrency'],
  ['radius=10', 'query.location'],
  ['radius=201&location=reef', 'query.radius'],
  ['seniority=Wizard', 'query.seniority'],
  ['seniority=Internship,Wizard', 'query.seniority'],
  ['employmentType=', 'query.employmentType'],
  ['language=German', 'query.language'],
  ['applicationType=Pigeon', 'query.applicationType'],
  ['postedWithin=0', 'query.postedWithin'],
  ['sort=random', 'query.sort'],
  ['list=remote,nowhere', 'query.list'],
  [`keyword=${'x'.repeat(10_000)}`, 'query.keyword'],
])('%s is refused with an error at %s', async (query, field) => {
  const app = await world.app()
  const answer = await app.inject(`/api/v1/jobs?${query}`)
  expect([answer.statusCode, Object.keys(answer.json().result.fields)]).toEqual([400, [field]])
})

test('several values of a filter can be separated by commas or repeated', async () => {
  await add([
    { title: 'Miller', company: 'mill', work_type: 'Remote', seniority: 'Entry Level' },
    { title: 'Baker', company: 'mill', work_type: 'Hybrid', seniority: 'Mid-Level' },
    { title: 'Sailor', company: 'harbour', work_type: 'Onsite', seniority: 'Internship' },
  ])
  const app = await world.app()
  for (const query of ['list=remote,hybrid', 'list=remote&list=hybrid', 'seniority=Entry%20Level,Mid-Level']) {
    const answer = await app.inject(`/api/v1/jobs?${query}`)
    expect(answer.json().result.total, query).toBe(2)
  }
})
