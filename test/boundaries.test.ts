import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import configuration, { contentFeatures, listeningFeatures, webFeatures } from '../.dependency-cruiser.mjs'
import { type Files, linkPackage, repository, runTool, withTree } from './fixture-tree.ts'
import { innocentTree, plantedViolations, platformContext } from './planted-violations.ts'

interface Report {
  readonly modules: readonly unknown[]
  readonly summary: { readonly violations: readonly { rule: { name: string }; from: string; to: string }[] }
}

const sources = ['apps', 'packages', 'scripts']

/** Lists the violations that the repository's rules find in a tree, as `rule: from -> to`. */
function cruise(files: Files): Promise<string[]> {
  return withTree(files, ['.dependency-cruiser.mjs'], async (folder) => {
    await linkPackage(folder, '@rise/contract', join(folder, 'packages/contract'))
    const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...sources]
    const { output } = await runTool(folder, 'depcruise', ...args)
    const report = JSON.parse(output) as Report
    return report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
  })
}

test('a valid tree has no violations', async () => {
  expect(await cruise(innocentTree)).toEqual([])
})

test('each rule catches the violation that is planted for it', async () => {
  const planted: Record<string, string> = { ...innocentTree }
  for (const { from, imports } of plantedViolations) planted[from] = `${planted[from] ?? ''}${imports}\n`
  const violations = await cruise(planted)
  const expected = plantedViolations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`)
  expect(expected.filter((violation) => !violations.includes(violation))).toEqual([])
})

test('every server feature is ranked exactly once', async () => {
  expect([...contentFeatures, ...listeningFeatures].toSorted()).toEqual(await foldersIn('apps/server/src/features'))
  expect([contentFeatures[0], listeningFeatures.at(-1)]).toEqual(['session', 'admin'])
})

test('every web feature is ranked exactly once', async () => {
  const folders = await foldersIn('apps/web/src/features')
  expect(webFeatures.toSorted()).toEqual(folders.filter((folder) => folder !== 'slots'))
})

test('features that the server and the web share have the same order', () => {
  const ofServer = [...contentFeatures, ...listeningFeatures]
  const shared = webFeatures.filter((name) => ofServer.includes(name))
  expect(shared.length).toBeGreaterThan(30)
  expect(shared).toEqual(ofServer.filter((name) => webFeatures.includes(name)))
})

async function foldersIn(path: string): Promise<string[]> {
  const entries = await readdir(join(repository, path), { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted()
}

test('a required import that the tool doesn’t see counts as a violation', async () => {
  const asleep = { ...innocentTree, 'apps/server/src/main.ts': '', [platformContext]: '' }
  const violations = await cruise(asleep)
  expect(violations.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining(['awake-on-values', 'awake-on-types']),
  )
})

test('every rule has a planted violation', () => {
  const rules = configuration.forbidden.map(({ name }) => name)
  const planted = new Set(plantedViolations.map(({ rule }) => rule))
  expect(rules.filter((name) => !planted.has(name))).toEqual([])
})

test('the repository follows its own rules', async () => {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...sources, 'test', 'e2e']
  const { status, output } = await runTool(repository, 'depcruise', ...args)
  expect(output).toContain('no dependency violations found')
  expect(status).toBe(0)
})
