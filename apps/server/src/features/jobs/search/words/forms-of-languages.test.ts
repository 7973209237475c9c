import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../../test/use-world.ts'
import { listJobs } from '../../list-jobs.ts'
import { addUpCounts } from '../counts/add-up-counts.ts'
import { countWords } from '../counts/count-words.ts'
import { addCompanies, addJobs } from '../searched-jobs.factory.ts'

const { world } = useWorld()

const jobs = [
  { title: 'Leitender Oberarzt (m/w/d)', language: 'de' },
  { title: 'Assistenzärzte gesucht', language: 'de' },
  { title: 'Pflegefachkraft (m/w/d)', language: 'de' },
  { title: 'Alltagsbegleiter', description: '<p>Wir arbeiten mit erfahrenen Pflegekräften.</p>', language: 'de' },
  { title: 'Fachkraft Lager', language: 'de' },
  { title: 'Arzthelfer', language: 'de' },
  { title: 'Helfer (m/w/d)', language: 'de' },
  { title: 'Vertriebsleiter', language: 'de' },
  { title: 'Leiter Pflege', language: 'de' },
  { title: 'Mitarbeiter Vertrieb', language: 'de' },
  { title: 'Enfermeras para residencia', language: 'es' },
  { title: 'Celador', description: '<p>Trabajarás con conductores de ambulancia.</p>', language: 'es' },
  { title: 'Directrice commerciale', language: 'fr' },
  { title: 'Accounting Clerk', language: 'en' },
  { title: 'Healthcare Assistant', language: 'en' },
  { title: 'Health Visitor', language: 'en' },
  { title: 'Care Lead', language: 'en' },
]

beforeAll(async () => {
  const companies = await addCompanies(world.ctx, ['Lindqvist'])
  await addJobs(
    world.ctx,
    jobs.map((job) => ({ ...job, company: 'lindqvist' })),
    companies,
  )
  await addUpCounts(world.ctx.db)
  await countWords(world.ctx.db)
})

const search = (keyword: string) => listJobs(world.ctx, { list: ['all'], keyword, page: 1 })
const titlesFor = async (keyword: string) => (await search(keyword)).items.map(({ title }) => title)

describe('a posting is found by another form of its words', () => {
  test.each([
    ['leitende Oberärzte', 'Leitender Oberarzt (m/w/d)'],
    ['Assistenzarzt', 'Assistenzärzte gesucht'],
    ['Pflegefachkräfte', 'Pflegefachkraft (m/w/d)'],
    ['Pflegekraft', 'Alltagsbegleiter'],
    ['enfermero', 'Enfermeras para residencia'],
    ['residencias', 'Enfermeras para residencia'],
    ['conductora', 'Celador'],
    ['directeurs commerciaux', 'Directrice commerciale'],
    ['assistente OR Directeur', 'Directrice commerciale'],
  ])('%j finds %j', async (keyword, title) => {
    expect(await titlesFor(keyword)).toContain(title)
  })

  test('but in quotation marks only by the typed form', async () => {
    expect(await titlesFor('"enfermero"')).toEqual([])
    expect(await titlesFor('"enfermeras"')).toEqual(['Enfermeras para residencia'])
  })

  test('and not by a word that only begins the same', async () => {
    expect(await titlesFor('account')).toEqual([])
  })

  test('after the form that was typed', async () => {
    expect((await titlesFor('Fachkräfte'))[0]).toBe('Fachkraft Lager')
  })
})

describe('a German compound', () => {
  test('is found by its parts', async () => {
    expect(await titlesFor('Vertrieb')).toEqual(expect.arrayContaining(['Mitarbeiter Vertrieb', 'Vertriebsleiter']))
    expect(await titlesFor('Fachkraft')).toContain('Pflegefachkraft (m/w/d)')
  })

  test('of a title is found by its last part only: who assists a doctor is no doctor', async () => {
    expect(await titlesFor('Arzt')).not.toContain('Arzthelfer')
  })

  test('finds titles that write its parts as words of their own', async () => {
    expect(await titlesFor('Lagerfachkraft')).toEqual(['Fachkraft Lager'])
    expect(await titlesFor('Vertriebsmitarbeiterin')).toContain('Mitarbeiter Vertrieb')
  })

  test('is named as what was searched, too, with a way to search only the typed word', async () => {
    const { understood } = await search('Fachkraft')
    expect(understood?.readings).toMatchObject([{ kind: 'equal', typed: 'Fachkraft', undo: '"Fachkraft"' }])
  })
})

test('a compound of a language that writes words apart is not split', async () => {
  expect(await titlesFor('health')).toEqual(['Health Visitor'])
})
