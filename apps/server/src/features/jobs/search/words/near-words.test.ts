import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../../test/use-world.ts'
import { listJobs } from '../../list-jobs.ts'
import { countWords } from '../counts/count-words.ts'
import { addCompanies, addJobs } from '../searched-jobs.factory.ts'

const { world } = useWorld()

const jobs = [
  { title: 'Go Developer', skills: ['Go'] },
  { title: 'Platform Person', skills: ['Kubernetes'], description: '<p>Everything on Kubernetes.</p>' },
  { title: 'Data Keeper', description: '<p>We run PostgreSQL. You go further.</p>' },
  { title: 'C# Developer', skills: ['.NET'] },
  { title: 'Embedded C++ Engineer' },
  { title: 'JavaScript Tinkerer' },
  { title: 'Registered Nurse' },
  { title: 'Krankenpfleger (m/w/d)' },
  { title: 'Site Reliability Engineer' },
  { title: 'Product Manager' },
  { title: 'Project Manager' },
  { title: 'Machine Learning Engineer' },
  { title: 'HR Generalist' },
  { title: 'Senior Clerk' },
  { title: 'Software Engineer' },
  { title: 'Frontend Artist' },
  { title: 'Front End Artist' },
  { title: 'Front-End Artist' },
  { title: 'Kundenberater*in' },
  { title: 'KundenberaterIn Filiale' },
  { title: 'Kundenberater (m/w)' },
  { title: 'Kundenberater:in Telefon' },
  { title: 'Helpdesk Agent' },
  { title: 'Help Desk Agent' },
  { title: 'Soft\u00adware Archi\u00adtect' },
]

beforeAll(async () => {
  const companies = await addCompanies(world.ctx, ['Lindqvist'])
  await addJobs(
    world.ctx,
    jobs.map((job) => ({ ...job, company: 'lindqvist' })),
    companies,
  )
  await countWords(world.ctx.db)
})

const search = (keyword: string) => listJobs(world.ctx, { list: ['all'], keyword, page: 1 })
const titlesFor = async (keyword: string) => (await search(keyword)).items.map(({ title }) => title).toSorted()
const frontend = ['Front End Artist', 'Front-End Artist', 'Frontend Artist']
const advisers = ['Kundenberater (m/w)', 'Kundenberater*in', 'Kundenberater:in Telefon', 'KundenberaterIn Filiale']

test.each([
  ['golang', ['Go Developer']],
  ['k8s', ['Platform Person']],
  ['postgres', ['Data Keeper']],
  ['dotnet', ['C# Developer']],
  ['csharp', ['C# Developer']],
  ['cpp', ['Embedded C++ Engineer']],
  ['js', ['JavaScript Tinkerer']],
  ['rn', ['Krankenpfleger (m/w/d)', 'Registered Nurse']],
  ['nurse', ['Krankenpfleger (m/w/d)', 'Registered Nurse']],
  ['SRE', ['Site Reliability Engineer']],
  ['PM', ['Product Manager', 'Project Manager']],
  ['ML engineer', ['Machine Learning Engineer']],
  ['human resources', ['HR Generalist']],
  ['sr clerk', ['Senior Clerk']],
  ['software developer', ['Software Engineer']],
  ['Softwareentwickler', ['Software Engineer']],
  ['golang engineer', ['Go Developer']],
  ['front end', frontend],
  ['frontend', frontend],
  ['front-end', frontend],
  ['help desk', ['Help Desk Agent', 'Helpdesk Agent']],
  ['helpdesk', ['Help Desk Agent', 'Helpdesk Agent']],
  ['kundenberater', advisers],
  ['kundenberaterin', advisers],
  ['Kundenberater*in', advisers],
  ['kundenberater(in)', advisers],
  ['Kundenberater/-innen', advisers],
  ['krankenpflegerin', ['Krankenpfleger (m/w/d)', 'Registered Nurse']],
  ['software architect', ['Soft\u00adware Archi\u00adtect']],
  ['senior developer', []],
])('%j finds %j', async (keyword, expected) => {
  expect(await titlesFor(keyword)).toEqual(expected.toSorted())
})

describe('related words', () => {
  test('are reported with a link that searches only the typed words', async () => {
    const { understood } = await search('golang')
    expect(understood?.readings).toEqual([
      {
        ...{ kind: 'equal', typed: 'golang', names: ['Go'], location: null, workType: null },
        ...{ undo: '"golang"', rest: '' },
      },
    ])
    expect((await search('"golang"')).items).toEqual([])
  })

  test('are not reported when no job has them', async () => {
    expect((await search('sailmaker')).understood?.readings).toEqual([])
    expect((await search('carpenter')).understood?.readings).toEqual([])
  })

  test('work in both directions', async () => {
    expect((await search('software engineer')).total).toBe((await search('software developer')).total)
  })

  test('rank below the typed words', async () => {
    expect((await search('nurse')).items.map(({ title }) => title)).toEqual([
      'Registered Nurse',
      'Krankenpfleger (m/w/d)',
    ])
    expect((await search('krankenpfleger')).items.map(({ title }) => title)).toEqual([
      'Krankenpfleger (m/w/d)',
      'Registered Nurse',
    ])
  })
})
