import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import configuration, { contentFeatures, listeningFeatures, webFeatures } from '../.dependency-cruiser.mjs'
import { type Files, linkPackage, repository, runTool, withTree } from './fixture-tree.ts'
import { plantedViolations, platformContext, validTree } from './planted-violations.ts'

interface Report {
  readonly modules: readonly unknown[]
  readonly summary: { readonly violations: readonly { rule: { name: string }; from: string; to: string }[] }
}

const sources = ['apps', 'packages', 'scripts']

/** Returns the violations that the repository's rules find in a tree, as `rule: from -> to`. */
function cruise(files: Files): Promise<string[]> {
  return withTree(files, ['.dependency-cruiser.mjs'], async (folder) => {
    for (const name of ['contract', 'texts']) await linkPackage(folder, `@rise/${name}`, join(folder, 'packages', name))
    const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...sources]
    const { output } = await runTool(folder, 'depcruise', ...args)
    const report = JSON.parse(output) as Report
    return report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
  })
}

test('a valid tree has no violations', async () => {
  expect(await cruise(validTree)).toEqual([])
})

test('each rule catches the violation that is planted for it', async () => {
  const plantedTree: Record<string, string> = { ...validTree }
  for (const { from, imports } of plantedViolations) plantedTree[from] = `${plantedTree[from] ?? ''}${imports}\n`
  const violations = await cruise(plantedTree)
  const expectedViolations = plantedViolations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`)
  expect(expectedViolations.filter((violation) => !violations.includes(violation))).toEqual([])
})

test('every server feature has exactly one rank', async () => {
  expect([...contentFeatures, ...listeningFeatures].toSorted()).toEqual(await foldersIn('apps/server/src/features'))
  expect([contentFeatures[0], listeningFeatures.at(-1)]).toEqual(['session', 'admin'])
})

test('every web feature has exactly one rank', async () => {
  const folders = await foldersIn('apps/web/src/features')
  expect(webFeatures.toSorted()).toEqual(folders.filter((folder) => folder !== 'slots'))
})

test('features that the server and the web share have the same order', () => {
  const serverFeatures = [...contentFeatures, ...listeningFeatures]
  const sharedNames = webFeatures.filter((name) => serverFeatures.includes(name))
  expect(sharedNames.length).toBeGreaterThan(30)
  expect(sharedNames).toEqual(serverFeatures.filter((name) => webFeatures.includes(name)))
})

async function foldersIn(path: string): Promise<string[]> {
  const entries = await readdir(join(repository, path), { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted()
}

test('a required import that the tool doesn’t see counts as a violation', async () => {
  const unseenImports = { ...validTree, 'apps/server/src/main.ts': '', [platformContext]: '' }
  const violations = await cruise(unseenImports)
  expect(violations.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining(['awake-on-values', 'awake-on-types']),
  )
})

test('every rule has a planted violation', () => {
  const rules = configuration.forbidden.map(({ name }) => name)
  const plantedRules = new Set(plantedViolations.map(({ rule }) => rule))
  expect(rules.filter((name) => !plantedRules.has(name))).toEqual([])
})

test('the repository follows its own rules', async () => {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...sources, 'test', 'e2e']
  const { status, output } = await runTool(repository, 'depcruise', ...args)
  expect(output).toContain('no dependency violations found')
  expect(status).toBe(0)
})
