import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const features = 'apps/server/src/features'

async function featureFolders(): Promise<string[]> {
  const entries = await readdir(join(root, features), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

async function documents(): Promise<string[]> {
  const entries = await readdir(join(root, 'docs'), { recursive: true })
  return ['README.md', 'CONTRIBUTING.md', ...entries.map((path) => join('docs', path))].filter((path) =>
    path.endsWith('.md'),
  )
}

/** Returns a document's links to files of the repository, as paths from its root. */
async function linksOf(path: string): Promise<string[]> {
  const text = await readFile(join(root, path), 'utf8')
  return [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => join(dirname(path), target))
}

test('every link in a document points to an existing file', async () => {
  const links = (
    await Promise.all((await documents()).map(async (path) => (await linksOf(path)).map((to) => ({ path, to }))))
  ).flat()
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ to }) => !existsSync(join(root, to)))).toEqual([])
})

test('the README’s map links to every feature of the server', async () => {
  const links = await linksOf('README.md')
  const missingNames = (await featureFolders()).filter((name) => !links.includes(`${features}/${name}`))
  expect(missingNames).toEqual([])
})

test('every feature begins with a comment on what it does', async () => {
  const firstLines = await Promise.all(
    (await featureFolders()).map(async (name) => {
      const index = join(root, features, name, 'index.ts')
      const text = await readFile(existsSync(index) ? index : join(dirname(index), 'feature.ts'), 'utf8')
      return { name, line: text.slice(0, text.indexOf('\n')) }
    }),
  )
  expect(firstLines.filter(({ line }) => !/^\/\/ [A-ZÀ-Ý].*: /.test(line))).toEqual([])
})

test('each recipe is listed in CONTRIBUTING and is at most a page long', async () => {
  const links = await linksOf('CONTRIBUTING.md')
  const recipes = (await readdir(join(root, 'docs/recipes'))).map((name) => `docs/recipes/${name}`)
  expect(recipes.filter((recipe) => !links.includes(recipe))).toEqual([])
  const recipeLengths = await Promise.all(
    recipes.map(async (path) => ({ path, lines: (await readFile(join(root, path), 'utf8')).split('\n').length })),
  )
  expect(recipeLengths.filter(({ lines }) => lines > 60)).toEqual([])
})

test('the pre-push hook is executable, and installing packages runs no script that could enable it', async () => {
  const hooks = await readdir(join(root, 'scripts/hooks'))
  const modes = await Promise.all(hooks.map(async (name) => (await stat(join(root, 'scripts/hooks', name))).mode))
  expect(hooks).toEqual(['pre-push'])
  expect(modes.every((mode) => (mode & 0o111) !== 0)).toBe(true)
  // npm runs scripts with these names during an install.
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  )
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?(install|prepare|prepublish)/.test(name))).toEqual([])
})

test('the glossary’s table has each word once, in alphabetical order', async () => {
  const text = await readFile(join(root, 'docs/glossary.md'), 'utf8')
  const [table = ''] = text.split('\n## ')
  const [before = '', rows = ''] = table.split('|---|---|\n')
  const glossaryWords = [...rows.matchAll(/^\| ([^|]+) \|/gm)].map(([, word = '']) => word)
  expect(before.match(/^\|/gm)).toHaveLength(1)
  expect(glossaryWords).toEqual([...new Set(glossaryWords)].toSorted((a, b) => a.localeCompare(b, 'en')))
})
