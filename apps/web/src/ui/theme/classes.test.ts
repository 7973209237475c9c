import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import { expect, test } from 'vitest'

const folder = dirname(fileURLToPath(import.meta.url))
const web = join(folder, '../..')
const require = createRequire(import.meta.url)

/** Returns the classes in a source text: those in strings of `className="..."`, and of `cx(...)`. */
function classesIn(source: string): string[] {
  const attributes = [...source.matchAll(/\bclassName="([^"]+)"/g)].map(([, value = '']) => value)
  const sourceWithoutComparisons = source.replaceAll(/[!=]== '[^']*'/g, '')
  const calls = [...sourceWithoutComparisons.matchAll(/\bcx\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/'([^']+)'/g)].map(([, text = '']) => text),
  )
  return [...attributes, ...calls].flatMap((text) => text.split(/\s+/)).filter(Boolean)
}

async function loadTheme() {
  return loadDesignSystem(readFileSync(join(folder, 'styles.css'), 'utf8'), {
    base: folder,
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : require.resolve(id)
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
    },
  })
}

/** Classes without a rule of their own, which other rules refer to. */
const markers = new Set(['group', 'peer', 'prose', 'figures'])

test('every class used in the web app exists in the theme', async () => {
  const theme = await loadTheme()
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file))
  const usedClasses = files.flatMap((file) =>
    classesIn(readFileSync(join(web, file), 'utf8')).map((name) => ({ file, name })),
  )
  expect(usedClasses.length).toBeGreaterThan(200)
  const names = [...new Set(usedClasses.map(({ name }) => name))].filter((name) => !markers.has(name))
  const rules = theme.candidatesToCss(names)
  const unknownClasses = new Set(names.filter((_, at) => rules[at] === null))
  expect(usedClasses.filter(({ name }) => unknownClasses.has(name))).toEqual([])
})

test("Tailwind's own palette, type sizes and space steps are switched off", async () => {
  const theme = await loadTheme()
  const tailwindClasses = [
    'bg-red-500',
    'text-white',
    'text-xl',
    'text-sm',
    'p-5',
    'mt-7',
    'rounded-lg',
    'shadow-md',
    'max-w-3xl',
  ]
  expect(theme.candidatesToCss(tailwindClasses)).toEqual(tailwindClasses.map(() => null))
  const ownClasses = [
    'bg-surface',
    'text-muted',
    'text-h2',
    'p-4',
    'h-control',
    'rounded-control',
    'shadow-float',
    'max-w-feed',
  ]
  for (const rule of theme.candidatesToCss(ownClasses)) expect(rule).toContain('{')
})

test('classes are found in attributes and in cx calls', () => {
  const source = `<p className="a b" /> <p className={cx('c', on === 'no' ? 'd e' : f('g'), h)} />`
  expect(classesIn(source)).toEqual(['a', 'b', 'c', 'd', 'e', 'g'])
})
