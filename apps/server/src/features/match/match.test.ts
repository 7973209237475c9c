import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { addCompanies, addJobs, addPlaces } from '../jobs/search/searched-jobs.factory.ts'
import { writeStory } from '../professionals/story/stories.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient, send } from '../session/accounts.factory.ts'
import { matchData } from './match-data.ts'

const { world, app } = useWorld()
let ada: SignedInClient
let ids: string[]
let companies: Map<string, string>

const titles = ['Senior Backend Engineer', 'Backend Developer', 'Backend Engineer', 'Head Chef', 'Nurse']

beforeAll(async () => {
  companies = await addCompanies(world.ctx, ['Harbour Works', 'Quarrystone'])
  const places = await addPlaces(world.ctx, [
    { slug: 'porto', locality: 'Porto' },
    { slug: 'lyon', locality: 'Lyon' },
  ])
  await world.ctx.db.updateTable('place').set({ country: 'PT' }).where('slug', '=', 'porto').execute()
  const engineer = { company: 'harbour-works', department: 'engineering', skills: ['NodeJS', 'PostgreSQL'] }
  ids = await addJobs(
    world.ctx,
    [
      {
        ...engineer,
        title: 'Senior Backend Engineer',
        seniority: 'Senior Level',
        work_type: 'Remote',
        places: ['porto'],
      },
      {
        ...engineer,
        title: 'Backend Developer',
        skills: ['Node.js', 'Rust', 'Go'],
        work_type: 'Onsite',
        places: ['lyon'],
      },
      { ...engineer, title: 'Backend Engineer', company: 'quarrystone', seniority: 'Entry Level', places: ['porto'] },
      { company: 'harbour-works', title: 'Head Chef', department: 'hospitality', skills: ['HACCP'] },
      { company: 'harbour-works', title: 'Nurse', department: 'healthcare', skills: ['Wound care'] },
    ],
    companies,
    places,
  )
})
beforeEach(async () => {
  ada = await joinAsProfessional(world, app)
  await writeStory(ada, {
    resume: {
      basics: { location: { city: 'Porto', countryCode: 'PT' } },
      work: [{ name: 'Mill', position: 'Senior backend engineer', startDate: '2016-09' }],
      skills: [{ name: 'Node.js' }, { name: 'Postgres', years: 6 }],
    },
  })
})

const id = (index: number) => ids[index] ?? ''
const matchOf = async (index: number) =>
  (await ada.api('GET /api/v1/matches/{id}', { params: { id: id(index) } })).result
const listMatchingJobs = async (query: Record<string, unknown> = {}) =>
  (await ada.api('GET /api/v1/matching-jobs', { query })).result
const namesOf = ({ items }: Awaited<ReturnType<typeof listMatchingJobs>>) => items.map(({ title }) => title)

describe('the match of a job', () => {
  test('lists the fitting, missing and unknown facts of each part', async () => {
    const match = await matchOf(0)
    expect(match).toMatchObject({ _id: id(0), score: 100, lowered: null })
    expect(match.parts).toContainEqual(
      expect.objectContaining({ part: 'skills', have: ['NodeJS', 'PostgreSQL'], missing: [], unknown: null }),
    )
    expect(match.parts).toContainEqual(expect.objectContaining({ part: 'pay', points: null, unknown: 'job' }))
    expect(match.certainty).toBeLessThan(100)
    expect(match.known).toEqual([
      { skill: 'NodeJS', years: null },
      { skill: 'PostgreSQL', years: 6 },
    ])
    expect((await matchOf(3)).score).toBe(0)
  })

  test('is unknown for a member with an empty story', async () => {
    const bob = await joinAsProfessional(world, app)
    const { result } = await bob.api('GET /api/v1/matches/{id}', { params: { id: id(0) } })
    expect(result.score).toBeNull()
    expect((await bob.api('GET /api/v1/matching-jobs', { query: {} })).result).toMatchObject({ items: [], among: 0 })
  })

  test('includes the member’s job preferences once they state them', async () => {
    const wish = { pay: { amount: 50_000, currency: 'EUR' }, employmentTypes: ['Part-time' as const] }
    await ada.api('PUT /api/v1/match-wish', { body: wish })
    expect((await matchOf(0)).wish).toEqual({ ...wish, moveTo: [] })
    await ada.api('PUT /api/v1/match-wish', { body: { pay: null, employmentTypes: [] } })
    expect((await matchOf(0)).wish).toEqual({ pay: null, employmentTypes: [], moveTo: [] })
  })

  test('is only for professionals, and not for jobs of a company across a block', async () => {
    const employer = await joinAsEmployer(world, app, { companyName: 'Wharf' })
    const path = `/api/v1/matches/${id(0)}`
    expect((await send(app, 'GET', path)).statusCode).toBe(401)
    expect((await employer.call('GET', path)).statusCode).toBe(403)
    await ada.api('PUT /api/v1/connections/blocked/{userId}', {
      params: { userId: companies.get('quarrystone') ?? '' },
    })
    const { error } = await ada.api('GET /api/v1/matches/{id}', { params: { id: id(2) } })
    expect(error?.code).toBe('job-not-found')
    const scores = await ada.api('GET /api/v1/match-scores', { query: { ids: [id(0), id(2)].join() } })
    expect(scores.result.map(({ _id }) => _id)).toEqual([id(0)])
    expect(namesOf(await listMatchingJobs())).not.toContain('Backend Engineer')
  })
})

describe('the list of jobs by match', () => {
  test('has the best matches first with their scores, and the total', async () => {
    const list = await listMatchingJobs()
    expect(namesOf(list)).toEqual(titles.slice(0, 3).toSorted((a, b) => scoreIn(b) - scoreIn(a)))
    expect(list.scores.map(({ _id }) => _id)).toEqual(list.items.map(({ _id }) => _id))
    expect(list).toMatchObject({ total: 3, among: 3, page: 1, pages: 1 })
    function scoreIn(title: string) {
      return list.scores[list.items.findIndex((item) => item.title === title)]?.score ?? 0
    }
  })

  test('is narrowed by filters, keywords and the minimum match', async () => {
    expect(namesOf(await listMatchingJobs({ list: ['remote'] }))).toEqual(['Senior Backend Engineer'])
    expect(namesOf(await listMatchingJobs({ location: 'lyon' }))).toEqual(['Backend Developer'])
    expect(namesOf(await listMatchingJobs({ keyword: '"developer"' }))).toEqual(['Backend Developer'])
    expect(namesOf(await listMatchingJobs({ keyword: 'developer' })), 'near words, too').toHaveLength(3)
    expect(namesOf(await listMatchingJobs({ company: 'quarrystone' }))).toEqual(['Backend Engineer'])
    expect(namesOf(await listMatchingJobs({ atLeast: 95 }))).toEqual(['Senior Backend Engineer'])
    const { error } = await ada.api('GET /api/v1/matching-jobs', { query: { page: 2 } })
    expect(error?.code).toBe('page-not-found')
  })

  test('follows changes of the story immediately, and has no closed jobs', async () => {
    await listMatchingJobs()
    await writeStory(ada, { resume: { work: [{ name: 'Mill', position: 'Chef' }], skills: [{ name: 'HACCP' }] } })
    expect(namesOf(await listMatchingJobs())[0]).toBe('Head Chef')
    const [gone = ''] = await addJobs(world.ctx, [{ title: 'Sous Chef', company: 'harbour-works' }], companies)
    const eve = await joinAsProfessional(world, app)
    await writeStory(eve, { resume: { work: [{ name: 'Mill', position: 'Cook' }] } })
    const cooks = async () => (await eve.api('GET /api/v1/matching-jobs', { query: {} })).result.items
    expect((await cooks()).map(({ _id }) => _id)).toContain(gone)
    await world.ctx.db.deleteFrom('job_search').where('job_id', '=', gone).execute()
    expect((await cooks()).map(({ _id }) => _id)).not.toContain(gone)
  })
})

describe('“not for me”', () => {
  const refuse = (index: number, reason: 'too-junior' | 'other') =>
    ada.api('PUT /api/v1/match-refusals/{id}', { params: { id: id(index) }, body: { reason } })

  test('immediately lowers the match and the rank of the job, states why, and can be undone', async () => {
    const before = [await matchOf(2), await matchOf(0)].map(({ score }) => score ?? 0)
    await refuse(2, 'too-junior')
    const loweredMatch = await matchOf(2)
    expect(loweredMatch.score).toBeLessThan(before[0] ?? 0)
    expect(loweredMatch.lowered).toMatchObject({ reason: 'too-junior', job: { _id: id(2) }, before: before[0] })
    expect((await matchOf(0)).score).toBe(before[1])
    expect(namesOf(await listMatchingJobs()).at(-1)).toBe('Backend Engineer')
    await ada.api('DELETE /api/v1/match-refusals/{id}', { params: { id: id(2) } })
    expect(await matchOf(2)).toMatchObject({ score: before[0], lowered: null })
  })

  test('is stored once in fifty simultaneous requests, and is in the member’s data download', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => refuse(1, 'other')))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const rows = await world.ctx.db.selectFrom('match_refusal').selectAll().where('actor_id', '=', ada.id).execute()
    expect(rows).toHaveLength(1)
    const { loginId } = await world.ctx.db
      .selectFrom('membership')
      .select('login_id as loginId')
      .where('actor_id', '=', ada.id)
      .executeTakeFirstOrThrow()
    const collectedData = await matchData.collect(world.ctx, { actorId: ada.id, loginId })
    expect(collectedData).toMatchObject({ wish: null, notForMe: [{ reason: 'other' }] })
    const unknownCall = { params: { id: ada.id }, body: { reason: 'pay' as const } }
    expect((await ada.api('PUT /api/v1/match-refusals/{id}', unknownCall)).error?.code).toBe('job-not-found')
  })
})
