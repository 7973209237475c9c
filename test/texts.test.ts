import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findCatalogProblems, readLanguages, writeCatalogs } from '../packages/texts/build/catalogs.ts'
import { areaOf, collectTexts, countTranslated } from '../packages/texts/build/collect-texts.ts'
import { readSourceFiles } from '../scripts/check-files.mjs'
import { repository } from './fixture-tree.ts'

const path = 'apps/web/src/features/jobs/a.tsx'

/** Returns the problems of a file with this code inside of a function. */
function problemsOf(code: string, moved: readonly string[] = []): readonly string[] {
  return problemsOfFile(`export function A({ name, label, count, isNew }) {\n  return ${code}\n}`, moved)
}

function problemsOfFile(code: string, moved: readonly string[] = []): readonly string[] {
  const imports = `import { msg, t } from '@rise/texts'; import { rich } from '@rise/texts/rich'\n`
  return collectTexts([{ path, text: imports + code }], moved).problems
}

test.each([
  ['a message that can’t be parsed', `t('{count, plural, one {# job}', { count })`, "isn't a message"],
  ['a plural without a category', `t('{count, plural, other {# jobs}}', { count })`, 'lacks “one”'],
  ['a plural with an offset', `t('{n, plural, offset:1 one {a} other {b}}', { n: 1 })`, 'offset'],
  ['a format by a name', `t('{n, date, short}', { n: 1 })`, 'needs a skeleton'],
  ['a text in variables', `t(\`Hi \${name}\`)`, 'must be a text in place'],
  ['a text of parts', `t('Hi ' + name)`, 'must be a text in place'],
  ['a choice of texts', `t(isNew ? 'New' : 'Old')`, 'must be a text in place'],
  ['a message that is no literal', `msg(name)`, 'must be a text in place'],
  ['a rich text that is no literal', `rich(name, {})`, 'must be a text in place'],
  ['a context that is no literal', `t('Hi', {}, name)`, 'context of a text must be in place'],
  ['a function that is passed on', `[label].map(t)`, 'other than by calling it'],
  ['a missing value', `t('Hi {name}')`, 'has {name}, but no value'],
  ['a missing element', `rich('See <a>it</a>', {})`, 'has {a}, but no value'],
  ['a value too many', `t('Hi {name}', { name, count })`, 'has no {count}, but a value'],
])('the check refuses %s', (_, code, complaint) => {
  expect(problemsOf(code)).toEqual([expect.stringMatching(/^apps\/web\/src\/features\/jobs\/a\.tsx:3: /)])
  expect(problemsOf(code)[0]).toContain(complaint)
})

test('the check refuses a text that is rendered when its module is loaded', () => {
  expect(problemsOfFile(`export const label = t('Jobs')`)).toEqual([expect.stringContaining('use msg here')])
  expect(problemsOfFile(`export const label = msg('Jobs')`)).toEqual([])
})

test('the check refuses a constant text as a label', () => {
  const code = `const label = 'Jobs'\nexport const f = () => t(label)`
  expect(problemsOfFile(code)).toEqual([expect.stringContaining('must be a text in place')])
})

test.each([
  `t('Open', 'verb')`,
  `t('{count, plural, one {# job} other {# jobs}}', { count }, 'noun')`,
  `t('{count, plural, other {replied to you}}', { count })`,
  `t('Hi {name}', { ...label })`,
  't(label)',
  't(label.name, { name })',
  `rich('See <a>{name}</a>', { name, a: (text) => <b>{text}</b> })`,
])('the check accepts %s', (code) => {
  expect(problemsOf(code)).toEqual([])
})

test.each([
  ['<p>Jobs for you</p>', 'Jobs for you'],
  ['<p>{name} jobs</p>', 'jobs'],
  ['<A label="Jobs" />', 'Jobs'],
  [`<A title={\`Jobs of \${name}\`} />`, 'Jobs of …'],
  [`<A aria-label={isNew ? 'New' : t('Old')} />`, 'New'],
  ['<img alt="A map" />', 'A map'],
  ['<input placeholder="Title" />', 'Title'],
  ['<A description="All jobs." />', 'All jobs.'],
  [`<p>{isNew ? 'New' : name}</p>`, 'New'],
  [`<p>{isNew && 'New'}</p>`, 'New'],
  [`show({ title: 'Saved' })`, 'Saved'],
])(
  'the check refuses a visible text outside of the catalogs in an area whose texts have moved there: %s',
  (code, text) => {
    expect(problemsOf(code, ['apps/web/src/features/jobs/'])).toEqual([`${path}:3: “${text}” is in no catalog: use t.`])
    expect(problemsOf(code)).toEqual([])
  },
)

test.each([
  `<p className="text-small">{t('Jobs')} · 3 {name}</p>`,
  '<input placeholder="https://" />',
  `<A to="/jobs" kind={isNew ? 'new' : 'old'} label={t('Jobs')} />`,
  `<p>{name.replace('a b', 'c d')}</p>`,
])('an area whose texts have moved to the catalogs may contain %s', (code) => {
  expect(problemsOf(code, ['apps/web/'])).toEqual([])
})

test.each([
  ['apps/web/src/features/jobs/list/a.tsx', 'jobs'],
  ['apps/server/src/features/jobs/a.ts', 'jobs'],
  ['packages/contract/src/jobs/words.ts', 'jobs'],
  ['packages/contract/src/words.ts', 'contract'],
  ['apps/web/src/app/frame/footer.tsx', 'app-frame'],
  ['apps/web/src/app/routes.tsx', 'app'],
  ['apps/web/src/ui/layout/tabs.tsx', 'ui-layout'],
  ['apps/server/src/platform/mail/outbox-page.ts', 'platform-mail'],
  ['apps/server/src/app.ts', 'app'],
])('%s belongs to the area %s', (file, area) => {
  expect(areaOf(file)).toBe(area)
})

const folders: string[] = []
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))

/** Writes catalogs into a new folder, German being the only language. */
async function catalogs(files: Readonly<Record<string, object>>, finished = false): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rise-locales-'))
  folders.push(folder)
  const list = { languages: { de: { name: 'Deutsch', finished } }, moved: [] }
  for (const [name, content] of Object.entries({ 'languages.json': list, ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), JSON.stringify(content))
  }
  return folder
}

const plural = '{n, plural, one {# job} other {# jobs}}'
const keysOf = (...areas: readonly (readonly [area: string, ...keys: string[]])[]) => ({
  keys: new Map(areas.map(([area, ...keys]) => [area, new Set(keys)])),
})

test.each([
  ['Hi {name}', 'Hallo', '{name} is missing'],
  ['Hi {name}', 'Hallo {name} {Name}', "{Name} isn't in the source"],
  ['Hi', 'Hallo {name}', "{name} isn't in the source"],
  ['See <a>it</a>', 'Sieh es', '<a> is missing'],
  ['See it', 'Sieh <a>es</a>', "<a> isn't in the source"],
  ['Hi {name}', 'Hallo {name', "isn't a message"],
  [plural, '{n} Jobs', '{n} is a text, not a plural'],
  [plural, '{n, plural, other {# Jobs}}', 'lacks “one”'],
  [plural, '{n, plural, one {# Job} few {# Jobs} other {# Jobs}}', 'no plural category “few”'],
  ['{who, select, a {A} other {B}}', '{who, select, other {B}}', 'not a select of a, other'],
])('the check refuses a translation that doesn’t fit: %s, %s', async (text, translation, complaint) => {
  const folder = await catalogs({ 'de/jobs.json': { [text]: translation } })
  expect(findCatalogProblems(folder, keysOf(['jobs', text]))).toEqual([expect.stringContaining(complaint)])
})

test('the check refuses keys without a source, and catalogs that aren’t sorted', async () => {
  const folder = await catalogs({ 'de/jobs.json': { B: 'b', A: 'a' }, 'de/gone.json': { C: 'c' } })
  expect(findCatalogProblems(folder, keysOf(['jobs', 'A']))).toEqual([
    expect.stringContaining('gone.json: no source has “C”'),
    expect.stringContaining('jobs.json: no source has “B”'),
    expect.stringContaining('jobs.json: it is not sorted'),
  ])
})

test('the check refuses two translations of one text, unless a context tells them apart', async () => {
  const folder = await catalogs({ 'de/jobs.json': { Open: 'Offen' }, 'de/feed.json': { Open: 'Öffnen' } })
  const problems = findCatalogProblems(folder, keysOf(['jobs', 'Open'], ['feed', 'Open']))
  expect(problems).toEqual([expect.stringContaining('“Open” has two translations')])
  const told = await catalogs({ 'de/jobs.json': { Open: 'Offen' }, 'de/feed.json': { 'Open ‖ verb': 'Öffnen' } })
  expect(findCatalogProblems(told, keysOf(['jobs', 'Open'], ['feed', 'Open ‖ verb']))).toEqual([])
})

test('only a finished language needs every translation', async () => {
  const files = { 'de/jobs.json': { A: 'a', B: '' } }
  expect(findCatalogProblems(await catalogs(files), keysOf(['jobs', 'A', 'B']))).toEqual([])
  expect(findCatalogProblems(await catalogs(files, true), keysOf(['jobs', 'A', 'B']))).toEqual([
    expect.stringContaining('“B” of jobs has no translation'),
  ])
})

test('the check refuses a folder of a language that isn’t listed', async () => {
  const folder = await catalogs({ 'fr/jobs.json': {} })
  expect(findCatalogProblems(folder, keysOf())).toEqual([expect.stringContaining('locales/fr')])
})

test('new texts are added without a translation, known texts keep their translation in a new area, and unused texts are removed', async () => {
  const folder = await catalogs({ 'de/jobs.json': { B: 'b', Gone: 'weg' }, 'de/gone.json': { C: 'c' } })
  const texts = keysOf(['jobs', 'B', 'A'], ['feed', 'B'])
  writeCatalogs(folder, texts)
  const read = async (name: string) => JSON.parse(await readFile(join(folder, 'de', name), 'utf8'))
  expect(Object.entries(await read('jobs.json'))).toEqual([
    ['A', ''],
    ['B', 'b'],
  ])
  expect(await read('feed.json')).toEqual({ B: 'b' })
  await expect(read('gone.json')).rejects.toThrow()
  expect(findCatalogProblems(folder, texts)).toEqual([])
  expect(countTranslated(texts.keys, new Map([['B', 'b']]))).toEqual({ total: 2, translated: 1 })
})

test('the repository’s texts and catalogs have no problems, and the check finds the texts', () => {
  const folder = join(repository, 'locales')
  const collected = collectTexts(readSourceFiles(repository), readLanguages(folder).moved)
  expect(collected.keys.get('courses')?.size).toBeGreaterThan(50)
  expect([...collected.problems, ...findCatalogProblems(folder, collected)]).toEqual([])
})
