import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../../test/use-world.ts'
import { listJobs } from '../../list-jobs.ts'
import { countWords } from '../counts/count-words.ts'
import { addCompanies, addJobs } from '../searched-jobs.factory.ts'
import { suggest } from './suggest.ts'

const { world } = useWorld()

const titles = [
  'Senior Software Engineer',
  'Software Engineers in Test',
  'Ingénieur logiciel',
  'C++ Developer',
  'C# / .NET Developer',
  'Node.js Developer',
  'Head of R&D',
  'Front-End Designer',
  'Project Manager',
  'Manager of Projects',
  '日本語講師',
  '데이터 엔지니어',
  'Инженер-программист',
  'مهندس برمجيات',
  'वरिष्ठ इंजीनियर',
  'วิศวกรซอฟต์แวร์',
  'Registered Nurse',
]

beforeAll(async () => {
  const companies = await addCompanies(world.ctx, ['Blåbær Labs'])
  await addJobs(
    world.ctx,
    [
      ...titles.map((title) => ({ title, company: 'blåbær-labs' })),
      {
        title: 'Gardener',
        company: 'blåbær-labs',
        skills: ['Kubernetes'],
        description: '<p title="pruning">Trees &amp; shrubs</p><p>grow tall</p>',
      },
      ...Array.from({ length: 30 }, () => ({ title: 'Warehouse Operator', company: 'blåbær-labs' })),
      { title: 'Warehuose Porter', company: 'blåbær-labs' },
    ],
    companies,
  )
  await countWords(world.ctx.db)
})

async function search(keyword: string) {
  return listJobs(world.ctx, { list: ['all'], keyword, page: 1 })
}

async function titlesFor(keyword: string): Promise<string[]> {
  return (await search(keyword)).items.map(({ title }) => title).toSorted()
}

test.each([
  ['"software" "engineer"', ['Senior Software Engineer', 'Software Engineers in Test']],
  ['"software engineer" -senior', ['Software Engineers in Test']],
  ['"engineer software"', []],
  ['"ingenieur"', ['Ingénieur logiciel']],
  ['INGÉNIEUR LOGICIEL -senior', ['Ingénieur logiciel', 'Software Engineers in Test', 'Инженер-программист']],
  ['c++', ['C++ Developer']],
  ['C#', ['C# / .NET Developer']],
  ['.net', ['C# / .NET Developer']],
  ['nodejs', ['Node.js Developer']],
  ['node.js', ['Node.js Developer']],
  ['node', ['Node.js Developer']],
  ['R&D', ['Head of R&D']],
  ['frontend', ['Front-End Designer']],
  ['"front end"', ['Front-End Designer']],
  ['projects manager', ['Manager of Projects', 'Project Manager']],
  ['"project manager"', ['Project Manager']],
  ['designer OR nurse', ['Front-End Designer', 'Registered Nurse']],
  ['"developer" without c++ not node.js', ['C# / .NET Developer']],
  ['日本', ['日本語講師']],
  ['語', ['日本語講師']],
  ['日語', []],
  ['엔지니어', ['데이터 엔지니어']],
  ['программист', ['Инженер-программист']],
  ['مهندس', ['مهندس برمجيات']],
  ['इंजीनियर', ['वरिष्ठ इंजीनियर']],
  ['วิศวกร', ['วิศวกรซอฟต์แวร์']],
  ['kubernetes', ['Gardener']],
  ['blabaer nurse', ['Registered Nurse']],
  ['trees grow gardener', ['Gardener']],
  ['"trees & shrubs"', ['Gardener']],
  ['pruning', []],
  ['gardener -trees', ['Gardener']],
  ['OR', []],
  ['- | "" ()', []],
  ['\u0000', []],
])('%j finds %j', async (keyword, expected) => {
  expect(await titlesFor(keyword)).toEqual(expected.toSorted())
})

test('a search with only exclusions returns all other jobs', async () => {
  expect((await search('-warehouse')).total).toBe(titles.length + 2)
})

test('a misspelt word is corrected and reported, and the original can be searched', async () => {
  const answer = await search('regsitered nurse')
  expect(answer.items.map(({ title }) => title)).toEqual(['Registered Nurse'])
  expect(answer.understood).toEqual({
    allOf: [
      { anyOf: [{ text: 'registered', phrase: false, typed: 'regsitered' }] },
      { anyOf: [{ text: 'nurse', phrase: false, typed: null }] },
    ],
    noneOf: [],
    insist: '"regsitered" nurse',
    readings: [],
  })
  expect((await search('"regsitered" nurse')).items).toEqual([])
})

test.each([
  ['desiner', 'designer'],
  ['kubernets', 'kubernetes'],
  ['kubrenetes', 'kubernetes'],
  ['nurze', 'nurse'],
  ['gadrener', 'gardener'],
  ['nse', 'nse'],
  ['xylophone', 'xylophone'],
  ['shrubs', 'shrubs'],
])('%j is searched as %j', async (typed, meant) => {
  const { understood } = await search(typed)
  expect(understood?.allOf[0]?.anyOf[0]?.text).toBe(meant)
})

test('a rare word similar to a frequent one is kept, and the frequent one is suggested', async () => {
  const answer = await search('warehuose -night')
  expect(answer.items.map(({ title }) => title)).toEqual(['Warehuose Porter'])
  expect(answer.suggestion).toBe('warehouse -night')
})

test('the reply returns the typed words in groups', async () => {
  const { understood, sort } = await search('engineer or developer, without manager')
  expect(understood).toMatchObject({
    allOf: [{ anyOf: [{ text: 'engineer' }, { text: 'developer' }] }],
    noneOf: [{ text: 'manager' }],
    insist: null,
  })
  expect(sort).toBe('relevance')
})

test('suggestions match the beginnings of words in titles, skills, companies and places', async () => {
  expect((await suggest(world.ctx, 'software eng')).titles).toEqual([
    { text: 'Senior Software Engineer', jobs: 1 },
    { text: 'Software Engineers in Test', jobs: 1 },
  ])
  expect((await suggest(world.ctx, 'WARE')).titles[0]).toEqual({ text: 'Warehouse Operator', jobs: 30 })
  expect((await suggest(world.ctx, 'kub')).skills).toEqual([{ text: 'Kubernetes', jobs: 1 }])
  expect((await suggest(world.ctx, 'blab')).companies).toEqual([{ slug: 'blåbær-labs', name: 'Blåbær Labs', jobs: 49 }])
  expect((await suggest(world.ctx, '日本')).titles).toEqual([{ text: '日本語講師', jobs: 1 }])
  const noSuggestions = { titles: [], skills: [], companies: [], places: [] }
  for (const typedText of ['', ' ', '%', '_', '\\', '\u0000', 'zzzz'])
    expect(await suggest(world.ctx, typedText)).toEqual(noSuggestions)
})
