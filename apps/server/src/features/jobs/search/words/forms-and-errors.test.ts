import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../../test/use-world.ts'
import { listJobs } from '../../list-jobs.ts'
import { addUpCounts } from '../counts/add-up-counts.ts'
import { countWords } from '../counts/count-words.ts'
import { addCompanies, addJobs, addPlaces } from '../searched-jobs.factory.ts'

const { world } = useWorld()

const teachers = ['Gymnasiallehrer (m/w/d)', 'Professeure des écoles', 'Primary Teacher']
const sellers = ['Ekspedientka', 'Sprzedawca']
const lawyers = ['Rechtsanwältin', 'Solicitor']
const mechanics = ['Kfz-Mechatroniker (m/w/d)', 'Mecánico de coches']
const stacks = ['Front End Developer', 'Full Stack Developer']

beforeAll(async () => {
  const companies = await addCompanies(world.ctx, ['Lindqvist', 'Cooke'])
  const places = await addPlaces(world.ctx, [
    { slug: 'spain', name: 'Spain', country: 'ES', names: ['Spain', 'España'] },
    {
      ...{ slug: 'sevilla-es', name: 'Seville, Spain', locality: 'Seville', country: 'ES' },
      ...{ names: ['Seville', 'Sevilla'], within: ['spain'] },
    },
  ])
  const titles = [...teachers, ...sellers, ...lawyers, ...mechanics, ...stacks, 'Underwriter', 'Copywriter', 'Kucharka']
  await addJobs(
    world.ctx,
    [
      ...titles.map((title) => ({ title, company: 'lindqvist' })),
      { title: 'Clerk', company: 'cooke' },
      { title: 'Welder', company: 'lindqvist', places: ['sevilla-es'] },
      { title: 'Seamaster', company: 'lindqvist' },
    ],
    companies,
    places,
  )
  await addUpCounts(world.ctx.db)
  await countWords(world.ctx.db)
})

const search = (keyword: string) => listJobs(world.ctx, { list: ['all'], keyword, page: 1 })
const titlesFor = async (keyword: string) => (await search(keyword)).items.map(({ title }) => title).toSorted()

describe('a title is found', () => {
  test.each([
    ['teacher', teachers],
    ['Lehrerin', teachers],
    ['enseignantes', teachers],
    ['nauczycielka', teachers],
  ])('by %j as the last part of a compound: %j', async (keyword, expected) => {
    expect(await titlesFor(keyword)).toEqual(expected.toSorted())
  })

  test.each([
    ['sprzedawczyni', sellers],
    ['ekspedientka', sellers],
    ['lawyer', lawyers],
    ['avocates', lawyers],
    ['prawniczka', lawyers],
    ['cuisinière', ['Kucharka']],
  ])('by %j, the form for another gender: %j', async (keyword, expected) => {
    expect(await titlesFor(keyword)).toEqual(expected.toSorted())
  })

  test.each([
    ['Automechaniker', mechanics],
    ['Landmaschinenmechaniker', mechanics],
    ['mechanic', mechanics],
  ])('by %j, a compound that no job uses: %j', async (keyword, expected) => {
    expect(await titlesFor(keyword)).toEqual(expected.toSorted())
  })

  test.each([
    ['full-stack engineer', ['Full Stack Developer']],
    ['fullstack developer', ['Full Stack Developer']],
    ['frontend engineer', ['Front End Developer']],
  ])('by %j, however its words are joined: %j', async (keyword, expected) => {
    expect(await titlesFor(keyword)).toEqual(expected)
  })
})

test('a word is not found within a longer one that is a different profession', async () => {
  expect(await titlesFor('writer')).toEqual(['Copywriter'])
})

test('other forms of a title are searched in titles, not in company names', async () => {
  expect(await titlesFor('cook')).toEqual(['Kucharka'])
})

describe('a misspelt place name', () => {
  test.each(['sevila', 'welder sevila', 'soldador Sevlla'])('is corrected in %j', async (keyword) => {
    const { items, understood } = await search(keyword)
    expect(items.map(({ title }) => title)).toEqual(['Welder'])
    expect(understood?.readings.find(({ kind }) => kind === 'place')?.names).toEqual(['Seville, Spain'])
  })

  test('is searched as typed in quotation marks', async () => {
    const { understood } = await search('sevila')
    expect(understood?.readings).toMatchObject([{ kind: 'place', typed: 'sevila', undo: '"sevila"' }])
    expect((await search('"sevila"')).items).toEqual([])
  })

  test('is not assumed for a word of a title', async () => {
    expect(await titlesFor('seamaster')).toEqual(['Seamaster'])
  })
})

test('alternatives are joined by “or” in five languages', async () => {
  for (const word of ['or', 'oder', 'ou', 'o', 'lub']) {
    expect(await titlesFor(`Welder ${word} Seamaster`), word).toEqual(['Seamaster', 'Welder'])
  }
})
