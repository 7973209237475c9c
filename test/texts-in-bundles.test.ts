import { dirname, join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { collectTexts } from '../packages/texts/build/collect-texts.ts'
import { textsInLanguage } from '../packages/texts/build/texts-plugin.ts'
import { readTranslations } from '../packages/texts/src/read-translations.ts'
import { textOfKey } from '../packages/texts/src/text-key.ts'
import { readSourceFiles } from '../scripts/check-files.mjs'
import { repository } from './fixture-tree.ts'

const courses = 'apps/web/src/features/courses'
const entries = [
  'catalog/courses-page.tsx',
  'course/course-page.tsx',
  'admin/courses-admin.tsx',
  'popular-courses.tsx',
  'courses-for-skills.tsx',
]
/** The built folders; everything else is left out of the bundles. */
const builtFolders = [courses, 'packages/contract/src', 'packages/texts/src'].map((folder) => join(repository, folder))

/** Builds the pages of courses in a language, as the web app does. */
async function bundleOf(language: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [textsInLanguage(language)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entries.map((entry) => join(repository, courses, entry)),
        preserveEntrySignatures: 'strict',
        external: (id, importer) => importer !== undefined && !isBuilt(id, importer),
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
}

function isBuilt(id: string, importer: string): boolean {
  if (!id.startsWith('.')) return id.startsWith('/') || id.startsWith('@rise/')
  return builtFolders.some((folder) => resolve(dirname(importer), id).startsWith(folder))
}

/** The texts without placeholders, by their keys. */
const plainKeys = [
  ...(collectTexts(
    readSourceFiles(repository).filter(({ path }) => path.startsWith(courses)),
    [],
  ).keys.get('courses') ?? []),
].filter((key) => !/[{<]/.test(key))

const missingFrom = (bundle: string, texts: readonly string[]) =>
  texts.filter((text) => !bundle.includes(JSON.stringify(text)))

describe('the bundles of the pages of courses', () => {
  const bundles = { en: '', de: '', es: '' }
  beforeAll(async () => {
    const [en, de, es] = await Promise.all(['en', 'de', 'es'].map(bundleOf))
    Object.assign(bundles, { en, de, es })
  })

  test('contain, in English, each text as the source has it', () => {
    // The links in the frame and the search have modules of their own.
    const texts = plainKeys.map(textOfKey).filter((text) => text !== 'Courses')
    expect(texts.length).toBeGreaterThan(60)
    expect(missingFrom(bundles.en, texts)).toEqual([])
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of the bundle
    expect(bundles.en).toContain('total === 1 ? `${$shown} course` : `${$shown} courses`')
    expect(bundles.en).not.toContain('Intl.PluralRules')
  })

  test.each(['de', 'es'] as const)('contain, in %s, each translation, and no English', (language) => {
    const translations = readTranslations(language)
    const texts = plainKeys.map((key) => translations.get(key) ?? key)
    expect(missingFrom(bundles[language], texts)).toEqual([])
    const english = ['Was it worth it?', 'Browse jobs', 'Most popular', 'Similar courses']
    expect(missingFrom(bundles[language], english)).toEqual(english)
  })

  test('contain neither messages nor the code that reads them', () => {
    for (const bundle of Object.values(bundles)) expect(bundle).not.toMatch(/, plural, |‖|getNumberFormat/)
  })
})
