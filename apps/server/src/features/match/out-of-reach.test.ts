import { MOST_OUT_OF_REACH } from '@rise/contract/match/limits'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { addCompanies, addJobs, addPlaces } from '../jobs/search/searched-jobs.factory.ts'
import { writeStory } from '../professionals/story/stories.factory.ts'
import { joinAsProfessional, type SignedInClient, send } from '../session/accounts.factory.ts'
import { findFreshMatches } from './index.ts'

const { world, app } = useWorld()
let zofia: SignedInClient

const near = ['Onsite Kraków', 'Hybrid Tarnów', 'Remote Poland', 'Remote', 'Onsite, who knows where']
const far = ['Hybrid Bengaluru', 'Onsite Gdańsk', 'Remote India']
let ids: ReadonlyMap<string, string>

beforeAll(async () => {
  const companies = await addCompanies(world.ctx, ['Harbour Works'])
  const places = await addPlaces(world.ctx, [
    { slug: 'poland', country: 'PL' },
    { slug: 'india', country: 'IN' },
    { slug: 'krakow-pl', locality: 'Kraków', country: 'PL', latitude: 50.06, longitude: 19.94, within: ['poland'] },
    { slug: 'tarnow-pl', locality: 'Tarnów', country: 'PL', latitude: 50.01, longitude: 20.98, within: ['poland'] },
    { slug: 'gdansk-pl', locality: 'Gdańsk', country: 'PL', latitude: 54.35, longitude: 18.65, within: ['poland'] },
    {
      slug: 'bengaluru-in',
      locality: 'Bengaluru',
      country: 'IN',
      latitude: 12.97,
      longitude: 77.59,
      within: ['india'],
    },
    { slug: 'the-old-mill' },
  ])
  const newJobs = [
    { place: 'krakow-pl', work_type: 'Onsite', skills: ['Payroll', 'Welding', 'Rigging'] },
    { place: 'tarnow-pl', work_type: 'Hybrid', skills: ['Payroll', 'VAT'] },
    { place: 'poland', work_type: 'Remote', skills: ['Payroll', 'Rigging'] },
    { work_type: 'Remote', skills: ['Payroll', 'VAT', 'Rigging', 'Welding'] },
    { place: 'the-old-mill', work_type: 'Onsite', skills: ['VAT'] },
    { place: 'bengaluru-in', work_type: 'Hybrid', skills: ['Payroll', 'VAT', 'Excel'] },
    { place: 'gdansk-pl', work_type: 'Onsite', skills: ['Payroll', 'VAT', 'Excel'] },
    { place: 'india', work_type: 'Remote', skills: ['Payroll', 'VAT', 'Excel'] },
  ] as const
  const names = [...near, ...far]
  const addedIds = await addJobs(
    world.ctx,
    newJobs.map(({ work_type, skills, ...at }) => ({
      ...{ title: 'Bookkeeper', company: 'harbour-works', department: 'finance', work_type, skills: [...skills] },
      places: 'place' in at ? [at.place] : [],
    })),
    companies,
    places,
  )
  ids = new Map(names.map((name, index) => [name, addedIds[index] ?? '']))
})
beforeEach(async () => {
  zofia = await joinAsProfessional(world, app)
  await writeStory(zofia, {
    resume: {
      basics: { location: { city: 'Kraków', countryCode: 'PL' } },
      work: [{ name: 'Mill', position: 'Bookkeeper', startDate: '2016-09' }],
      skills: [{ name: 'Payroll' }, { name: 'VAT' }, { name: 'Excel' }],
    },
  })
})

const nameOf = (id: string) => [...ids].find(([, own]) => own === id)?.[0]
const listMatchingJobs = async (query: Record<string, unknown> = {}) =>
  (await zofia.api('GET /api/v1/matching-jobs', { query })).result
const namesIn = async (query: Record<string, unknown> = {}) =>
  (await listMatchingJobs(query)).scores.map(({ _id }) => nameOf(_id))
const wish = (moveTo?: string[]) =>
  zofia.api('PUT /api/v1/match-wish', { body: { pay: null, employmentTypes: [], ...(moveTo && { moveTo }) } })
const matchOf = async (name: string) =>
  (await zofia.api('GET /api/v1/matches/{id}', { params: { id: ids.get(name) ?? '' } })).result

describe('the list of jobs by match', () => {
  test('has no job out of the member’s reach, and all others in the order of their scores', async () => {
    const { scores, bounds } = await listMatchingJobs()
    expect(bounds).toEqual(['place'])
    expect(new Set(scores.map(({ _id }) => nameOf(_id)))).toEqual(new Set(near))
    expect(scores.map(({ score }) => score)).toEqual(scores.map(({ score }) => score ?? 0).toSorted((a, b) => b - a))
  })

  test('shows jobs out of reach on request, below the others and with the reason', async () => {
    const { scores, among, bounds } = await listMatchingJobs({ elsewhere: 'true' })
    expect({ among, bounds }).toEqual({ among: 8, bounds: [] })
    expect(scores.map(({ score }) => score)).toEqual(scores.map(({ score }) => score ?? 0).toSorted((a, b) => b - a))
    expect(
      scores
        .filter(({ limits }) => limits.length > 0)
        .map(({ _id }) => nameOf(_id))
        .toSorted(),
    ).toEqual(far)
    for (const { limits, score } of scores) if (limits.length > 0) expect(score).toBe(MOST_OUT_OF_REACH)
    expect((await zofia.call('GET', '/api/v1/matching-jobs?elsewhere=perhaps')).statusCode).toBe(400)
  })

  test('shows jobs out of reach in the places that the member filters by', async () => {
    expect(await namesIn({ location: 'india' })).toEqual(expect.arrayContaining(['Remote India', 'Hybrid Bengaluru']))
    expect(await namesIn({ list: ['hybrid'] })).toEqual(['Hybrid Tarnów'])
  })

  test('leaves out work types that the member doesn’t want, unless they filter by one', async () => {
    await writeStory(zofia, { soughtWorkTypes: ['Remote'] })
    expect((await namesIn()).toSorted()).toEqual(['Remote', 'Remote Poland'])
    expect((await listMatchingJobs()).bounds).toEqual(['place', 'workType'])
    expect(await namesIn({ list: ['hybrid'] })).toEqual(['Hybrid Tarnów'])
    expect((await matchOf('Hybrid Bengaluru')).limits).toEqual(['place', 'workType'])
  })
})

describe('the places where the member would move', () => {
  test('lift the cap on matches there immediately, and stay when new preferences don’t mention them', async () => {
    expect(await matchOf('Hybrid Bengaluru')).toMatchObject({ limits: ['place'], score: MOST_OUT_OF_REACH })
    await wish(['india', 'Karnataka', 'India'])
    const match = await matchOf('Hybrid Bengaluru')
    expect(match).toMatchObject({ limits: [], score: match.uncapped })
    expect(await namesIn()).toEqual(expect.arrayContaining(['Hybrid Bengaluru', 'Remote India']))
    expect(await namesIn()).not.toContain('Onsite Gdańsk')
    await wish()
    expect((await matchOf('Hybrid Bengaluru')).wish.moveTo).toEqual(['India', 'Karnataka, India'])
    await wish([])
    expect((await matchOf('Hybrid Bengaluru')).limits).toEqual(['place'])
  })

  test('are refused if one is unknown, with its name and field', async () => {
    const { status, error } = await wish(['Berlin', 'Nowhere at all'])
    expect({ status, code: error?.code }).toEqual({ status: 400, code: 'unknown-place' })
    expect(error?.fields?.['body.moveTo.1']).toContain('“Nowhere at all”')
    expect((await matchOf('Remote')).wish.moveTo).toEqual([])
  })

  test('are refused if there are more than twenty', async () => {
    expect((await wish(Array.from({ length: 21 }, () => 'Berlin'))).status).toBe(400)
  })

  test('can’t be saved by a guest', async () => {
    expect(
      (await send(app, 'PUT', '/api/v1/match-wish', { body: { pay: null, employmentTypes: [] } })).statusCode,
    ).toBe(401)
  })

  test('are saved once in fifty simultaneous requests', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => wish(['Gdańsk'])))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await matchOf('Onsite Gdańsk')).wish.moveTo).toEqual(['Gdańsk, Poland'])
  })
})

test('fresh matches are only jobs within reach', async () => {
  const seekers = [{ actorId: zofia.id, without: new Set<string>() }]
  const freshTitles = async () => {
    const matches = await findFreshMatches(world.ctx, seekers, { least: 1, limit: 10 })
    return (matches.get(zofia.id)?.matches ?? []).map(({ id }) => nameOf(id)).toSorted()
  }
  expect(await freshTitles()).toEqual(near.toSorted())
  await writeStory(zofia, { soughtWorkTypes: ['Remote', 'Hybrid'] })
  expect(await freshTitles()).toEqual(['Hybrid Tarnów', 'Remote', 'Remote Poland'])
  await wish(['Bengaluru, India'])
  expect(await freshTitles()).toEqual(['Hybrid Bengaluru', 'Hybrid Tarnów', 'Remote', 'Remote India', 'Remote Poland'])
})

test('a digest for a story without skills and titles also has only jobs in reach', async () => {
  await writeStory(zofia, {
    resume: { basics: { location: { city: 'Kraków', countryCode: 'PL' } }, work: [], skills: [] },
  })
  const names = async () => {
    const { basis, jobs } = (await zofia.api('GET /api/v1/digest/preview')).result
    expect(basis).toBe('newest')
    return jobs.map(({ _id }) => nameOf(_id)).toSorted()
  }
  expect(await names()).toEqual(near.toSorted())
  await wish(['Bengaluru'])
  expect(await names()).toEqual([...near, 'Hybrid Bengaluru', 'Remote India'].toSorted())
})

test('for a village with unknown coordinates, nothing in its country is out of reach', async () => {
  await writeStory(zofia, {
    resume: {
      basics: { location: { city: 'Nowa Osada Zmyślona', countryCode: 'PL' } },
      work: [{ name: 'Mill', position: 'Bookkeeper', startDate: '2016-09' }],
    },
  })
  expect((await namesIn()).toSorted()).toEqual([...near, 'Onsite Gdańsk'].toSorted())
})
