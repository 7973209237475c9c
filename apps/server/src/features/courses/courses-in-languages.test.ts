import { fileURLToPath } from 'node:url'
import { prefixOf } from '@rise/texts/page-languages'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { loadWebApp, type WebApp } from '../../platform/http/web-app.ts'
import { importEntries } from './courses.factory.ts'

const { world } = useWorld()

const languages = ['en', 'de', 'es', 'en-XA'] as const

/** The built page renderer, with the English template for all languages. */
async function webAppInLanguages(): Promise<WebApp> {
  const folder = fileURLToPath(new URL('../../../../web/dist', import.meta.url))
  const web = await loadWebApp(folder, ['en'])
  if (!web) throw new Error('The web app is not built.')
  return { ...web, templates: new Map(languages.map((language) => [language, web.templates.get('en') ?? ''])) }
}

let get: (address: string) => Promise<string>

beforeAll(async () => {
  await importEntries(
    world,
    { title: 'Gannet A', level: 'beginner', hours: 1, price: 0, language: 'en', skills: ['SQL'] },
    {
      title: 'Gannet B',
      level: 'advanced',
      hours: 1_200,
      price: 49.5,
      currency: 'EUR',
      language: 'de',
      skills: ['SQL'],
    },
  )
  const app = await world.app({ web: await webAppInLanguages(), config: { ...world.ctx.config, languages } })
  get = async (address) => (await app.inject(address)).body.replaceAll('<!-- -->', '')
})

describe('the courses page', () => {
  test('is German below /de, including the names from the API', async () => {
    const html = await get('/de/courses')
    expect(html).toContain('<h1 class="text-h1">Kurse</h1>')
    expect(html).toContain('Lerne, was in Jobs gefragt ist.')
    expect(html).toMatch(/2 Kurse</)
    expect(html).toContain('placeholder="Titel, Anbieter oder Skill"')
    expect(html).toMatch(/<option value="beginner"[^>]*>Einsteiger/)
    expect(html).toMatch(/Fortgeschrittene\u00a0· 1\.200 Stunden\u00a0· EUR 49,50\u00a0· Deutsch/)
    expect(html).toContain('Open Source und treu zu dem, was in jeder Stellenanzeige steht.')
    expect(html).not.toContain('Learn what jobs ask for')
  })

  test('has plurals in each language', async () => {
    expect(await get('/de/courses?q=Gannet+A')).toMatch(/1 Kurs<[\s\S]*1 Stunde\b/)
    expect(await get('/es/courses?q=Gannet+A')).toMatch(/1 curso<[\s\S]*1 hora\b/)
    expect(await get('/courses?q=Gannet+A')).toMatch(/1 course<[\s\S]*1 hour\b/)
  })

  test('is English at an address without a language, whatever languages it was rendered in before', async () => {
    await get('/de/courses?q=gannet')
    const html = await get('/courses?q=gannet')
    expect(html).toContain('<h1 class="text-h1">Courses</h1>')
    expect(html).toMatch(/Advanced\u00a0· 1200 hours/)
    expect(html).toMatch(/<option value="beginner"[^>]*>Beginner/)
    expect(html).not.toMatch(/Kurse|Einsteiger/)
  })

  test('doesn’t mix languages when it is rendered in several at the same time', async () => {
    const headings = { en: 'Courses', de: 'Kurse', es: 'Cursos' }
    const requests = [...Array(12).keys()].flatMap((number) =>
      Object.entries(headings).map(async ([language, heading]) => {
        const html = await get(`${prefixOf(language, languages)}/courses?round=${number}`)
        expect(html).toContain(`<h1 class="text-h1">${heading}</h1>`)
        const others = Object.values(headings).filter((other) => other !== heading)
        for (const other of others) expect(html).not.toContain(`<h1 class="text-h1">${other}</h1>`)
        expect(html).toMatch({ en: />Beginner/, de: />Einsteiger/, es: />Principiante/ }[language] ?? /^$/)
      }),
    )
    await Promise.all(requests)
  })

  test('shows no plain English in the long pseudo-language', async () => {
    const html = await get('/en-xa/courses')
    expect(html).not.toMatch(/Learn what jobs ask for|>Courses</)
    expect(html).toMatch(/<h1 class="text-h1">Çóú/)
  })
})
