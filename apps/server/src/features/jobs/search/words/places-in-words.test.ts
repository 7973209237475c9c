import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../../test/use-world.ts'
import { writeStory } from '../../../professionals/story/stories.factory.ts'
import { joinAsProfessional } from '../../../session/accounts.factory.ts'
import { listJobs } from '../../list-jobs.ts'
import { countPerFilter } from '../counts/count-per-filter.ts'
import { countWords } from '../counts/count-words.ts'
import { addCompanies, addJobs, addPlaces } from '../searched-jobs.factory.ts'

const { world, app } = useWorld()

beforeAll(async () => {
  const companies = await addCompanies(world.ctx, ['Lindqvist Optik', 'Boston Consulting', 'Nice'])
  const places = await addPlaces(world.ctx, [
    { slug: 'germany', name: 'Germany', country: 'DE', names: ['Germany', 'Deutschland', 'Niemcy', '+de'] },
    { slug: 'austria', name: 'Austria', country: 'AT', names: ['Austria', 'Österreich'] },
    { slug: 'poland', name: 'Poland', country: 'PL', names: ['Poland', 'Polska', 'Pologne'] },
    { slug: 'united-kingdom', name: 'United Kingdom', country: 'GB', names: ['United Kingdom', 'UK'] },
    { slug: 'united-states', name: 'United States', country: 'US', names: ['United States', 'USA', 'US'] },
    { slug: 'texas-us', name: 'Texas, US', country: 'US', names: ['Texas', '+tx'], within: ['united-states'] },
    { slug: 'china', name: 'China', country: 'CN', names: ['China', '中国'] },
    { slug: 'indonesia', name: 'Indonesia', country: 'ID', names: ['Indonesia'] },
    {
      slug: 'java-id',
      name: 'Java, Indonesia',
      locality: 'Java',
      country: 'ID',
      names: ['Java'],
      within: ['indonesia'],
    },
    {
      slug: 'munich-de',
      name: 'Munich, Germany',
      locality: 'Munich',
      country: 'DE',
      names: ['Munich', 'München', 'Muenchen', 'Monaco di Baviera'],
      within: ['germany'],
      latitude: 48.14,
      longitude: 11.58,
    },
    {
      slug: 'vienna-at',
      name: 'Vienna, Austria',
      locality: 'Vienna',
      country: 'AT',
      names: ['Vienna', 'Wien'],
      within: ['austria'],
    },
    {
      slug: 'shanghai-cn',
      name: 'Shanghai, China',
      locality: 'Shanghai',
      country: 'CN',
      names: ['Shanghai', '上海'],
      within: ['china'],
    },
    {
      slug: 'reading-gb',
      name: 'Reading, UK',
      locality: 'Reading',
      country: 'GB',
      names: ['Reading'],
      within: ['united-kingdom'],
    },
    {
      slug: 'boston-us',
      name: 'Boston, US',
      locality: 'Boston',
      country: 'US',
      names: ['Boston'],
      within: ['united-states'],
    },
    { slug: 'paris-fr', name: 'Paris, France', locality: 'Paris', country: 'FR', names: ['Paris'] },
    {
      slug: 'paris-us',
      name: 'Paris, Texas',
      locality: 'Paris',
      country: 'US',
      names: ['Paris'],
      within: ['texas-us', 'united-states'],
    },
    { slug: 'nice-fr', name: 'Nice, France', locality: 'Nice', country: 'FR', names: ['Nice', 'Niza'] },
    { slug: 'lodz-pl', name: 'Łódź, Poland', locality: 'Łódź', country: 'PL', names: ['Łódź'], within: ['poland'] },
    { slug: 'nowhere', name: 'Atlantis', names: ['Atlantis'] },
  ])
  const job = (title: string, place: string | null, more = {}) => ({
    title,
    company: 'lindqvist-optik',
    ...(place && { places: [place] }),
    ...more,
  })
  await addJobs(
    world.ctx,
    [
      job('Software Engineer', 'munich-de'),
      job('Lens Grinder', 'munich-de'),
      job('Account Manager Munich', 'munich-de'),
      job('Kellner (m/w/d)', 'vienna-at'),
      job('Software Developer', 'vienna-at'),
      job('Optician', 'shanghai-cn'),
      job('工程师', 'shanghai-cn'),
      job('Librarian', 'reading-gb'),
      job('Reading Tutor', 'vienna-at'),
      job('Strategist', 'munich-de', { company: 'boston-consulting' }),
      job('Archivist', 'boston-us'),
      job('Java Developer', 'munich-de', { skills: ['Java'] }),
      job('Boat Builder', 'java-id'),
      job('Baker', 'paris-fr'),
      job('Rancher', 'paris-us'),
      job('Sailor', 'nice-fr'),
      job('Analyst', 'vienna-at', { company: 'nice' }),
      job('Tester', 'lodz-pl', { work_type: 'Remote' }),
      job('Welder', 'lodz-pl'),
      job('Remote Sensing Scientist', null),
    ],
    companies,
    places,
  )
  await countWords(world.ctx.db)
})

const search = (keyword: string, filter = {}) => listJobs(world.ctx, { list: ['all'], ...filter, keyword, page: 1 })
const titlesFor = async (keyword: string) => (await search(keyword)).items.map(({ title }) => title).toSorted()
const inMunich = ['Account Manager Munich', 'Java Developer', 'Lens Grinder', 'Software Engineer', 'Strategist']

test.each([
  ['munich', inMunich],
  ['München', inMunich],
  ['muenchen', inMunich],
  ['jobs in munich', inMunich],
  ['Munich, Germany', inMunich],
  ['munich de', inMunich],
  ['monaco di baviera', inMunich],
  ['Stellen in der Nähe von München', inMunich],
  ['Lindqvist munich', ['Account Manager Munich', 'Java Developer', 'Lens Grinder', 'Software Engineer']],
  ['lens munich', ['Lens Grinder']],
  ['munich lens', ['Lens Grinder']],
  ['developer munich', ['Java Developer', 'Software Engineer']],
  ['engineer munich', ['Software Engineer']],
  ['software developer munich', ['Software Engineer']],
  ['waiter vienna', ['Kellner (m/w/d)']],
  ['serveur à Wien', ['Kellner (m/w/d)']],
  ['上海', ['Optician', '工程师']],
  ['上海工程师', ['工程师']],
  ['工程师 上海', ['工程师']],
  ['remote poland', ['Tester']],
  ['zdalnie Polska', ['Tester']],
  ['lodz', ['Tester', 'Welder']],
  ['software DACH', ['Software Developer', 'Software Engineer']],
  ['waiter in Europe', ['Kellner (m/w/d)']],
  ['optician EU', []],
  ['rancher US', ['Rancher']],
  ['paris texas', ['Rancher']],
  ['paris tx', ['Rancher']],
  ['paris', ['Baker', 'Rancher']],
  ['baker or rancher paris', ['Baker', 'Rancher']],
  ['munich vienna software', ['Software Developer', 'Software Engineer']],
])('%j finds the jobs in that place', async (keyword, expected) => {
  expect(await titlesFor(keyword)).toEqual(expected.toSorted())
})

describe('place names that are also a skill, a title or a company', () => {
  test.each([
    ['reading', ['Librarian', 'Reading Tutor']],
    ['reading uk', ['Librarian']],
    ['in reading', ['Librarian']],
    ['boston consulting', ['Strategist']],
    ['boston', ['Archivist', 'Strategist']],
    ['java', ['Boat Builder', 'Java Developer']],
    ['java developer', ['Java Developer']],
    ['java indonesia', ['Boat Builder']],
    ['nice', ['Analyst', 'Sailor']],
    ['remote', ['Remote Sensing Scientist', 'Tester']],
  ])('%j finds %j', async (keyword, expected) => {
    expect(await titlesFor(keyword)).toEqual(expected.toSorted())
  })

  test('offer a search by place, and are taken literally in quotation marks', async () => {
    const { understood } = await search('senior java developer')
    expect(understood?.readings).toContainEqual({
      ...{ kind: 'place-too', typed: 'java', names: ['Java, Indonesia'], location: 'java-id', workType: null },
      ...{ undo: 'senior "java" developer', rest: 'senior developer' },
    })
    expect(await titlesFor('"java"')).toEqual(['Java Developer'])
    expect(await titlesFor('"munich"')).toEqual(['Account Manager Munich'])
  })
})

test('a place is reported with a link that searches it literally, with the words in their order', async () => {
  const { understood, sort } = await search('lens grinder in munich -night')
  expect(understood).toMatchObject({
    allOf: [{ anyOf: [{ text: 'lens' }] }, { anyOf: [{ text: 'grinder' }] }],
    readings: [
      {
        ...{ kind: 'place', typed: 'in munich', names: ['Munich, Germany'], location: 'munich-de' },
        ...{ undo: 'lens grinder "in munich" -night', rest: 'lens grinder -night' },
      },
    ],
  })
  expect(sort).toBe('relevance')
  expect((await search('munich')).sort).toBe('newest')
})

test('a place in the keywords applies with every other filter, and in their counts', async () => {
  expect((await search('munich', { location: 'germany' })).total).toBe(inMunich.length)
  expect((await search('munich', { location: 'austria' })).total).toBe(0)
  expect((await search('lens', { location: 'munich-de' })).total).toBe(1)
  const counts = await countPerFilter(world.ctx, { list: ['all'], keyword: 'munich' })
  expect(counts.total).toBe(inMunich.length)
  expect(counts.location.options.map(({ value }) => value).toSorted()).toEqual(['germany', 'munich-de'])
})

test('the name of a place that has no jobs is searched as a plain word', async () => {
  const { items, understood } = await search('atlantis')
  expect([items, understood?.readings]).toEqual([[], []])
})

test('“near me” has no effect for guests', async () => {
  const { total, understood } = await search('software near me')
  expect([total, understood?.readings]).toEqual([
    2,
    [
      {
        ...{ kind: 'near-me', typed: 'near me', names: [], location: null, workType: null },
        ...{ undo: 'software "near me"', rest: 'software' },
      },
    ],
  ])
})

test('“near me” means near the place in the member’s story', async () => {
  const ada = await joinAsProfessional(world, app)
  const nearAda = async (keyword: string) => (await ada.api('GET /api/v1/jobs', { query: { keyword } })).result
  expect((await nearAda('software near me')).total).toBe(2)
  await writeStory(ada, { resume: { basics: { location: { city: 'München', countryCode: 'DE' } } } })
  const { items, understood } = await nearAda('software in meiner Nähe')
  expect(items.map(({ title }) => title)).toEqual(['Software Engineer'])
  expect(understood?.readings).toMatchObject([
    { kind: 'near-me', typed: 'in meiner Nähe', names: ['Munich, Germany'], location: 'munich-de' },
  ])
  expect((await nearAda('near me')).total).toBe(inMunich.length)
})
