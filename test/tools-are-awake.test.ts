import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkPackage, repository, runTool, withTree } from './fixture-tree.ts'

const tsconfig = JSON.stringify({ compilerOptions: { strict: true, module: 'nodenext', target: 'ES2024' } })
const save = 'async function save(): Promise<void> {}\n'

test.each([
  ['a floating promise', `${save}export function post() {\n  save()\n}\n`, 'no-floating-promises'],
  ['a promise as a condition', `${save}export const saved = save() ? 1 : 2\n`, 'no-misused-promises'],
  [
    'a promise where nothing is expected',
    `${save}export const hooks: { done: () => void } = { done: () => save() }\n`,
    'no-misused-promises',
  ],
  ['waiting for a value', 'export async function post() {\n  await 1\n}\n', 'await-thenable'],
])('oxlint refuses %s', async (_what, text, rule) => {
  await withTree({ 'tsconfig.json': tsconfig, 'a.ts': text }, ['.oxlintrc.json'], async (folder) => {
    await linkPackage(folder, 'oxlint-tsgolint', join(repository, 'node_modules/oxlint-tsgolint'))
    const { status, output } = await runTool(folder, 'oxlint')
    expect(output).toContain(rule)
    expect(status).toBe(1)
  })
})

test('oxlint lets awaited promises pass', async () => {
  const text = `${save}export async function post() {\n  await save()\n}\n`
  await withTree({ 'tsconfig.json': tsconfig, 'a.ts': text }, ['.oxlintrc.json'], async (folder) => {
    await linkPackage(folder, 'oxlint-tsgolint', join(repository, 'node_modules/oxlint-tsgolint'))
    expect(await runTool(folder, 'oxlint')).toMatchObject({ status: 0 })
  })
})

test('knip finds the unused file, export and dependency, in the server, the web and the contract', async () => {
  const workspace = (name: string, rest: object = {}) =>
    JSON.stringify({ name, version: '0.0.0', type: 'module', ...rest })
  const files = {
    'package.json': workspace('rise', { workspaces: ['packages/*', 'apps/*'] }),
    'apps/server/package.json': workspace('@rise/server', { dependencies: { 'left-pad': '1.0.0' } }),
    'apps/server/src/main.ts': `import { needed } from './used.ts'\n\nneeded()\n`,
    'apps/server/src/used.ts': 'export const needed = () => 1\nexport const unusedExport = 2\n',
    'apps/server/src/unused-file.ts': 'export const a = 1\n',
    'apps/web/package.json': workspace('@rise/web', { dependencies: { '@rise/contract': '0.0.0' } }),
    'apps/web/src/app/entry-client.tsx': `import type { Job } from '@rise/contract/jobs/shapes'\n\nexport type A = Job\n`,
    'apps/web/src/ui/unused-piece.tsx': 'export const b = 1\n',
    'packages/contract/package.json': workspace('@rise/contract', { exports: { './*': './src/*.ts' } }),
    'packages/contract/src/jobs/shapes.ts': 'export type Job = 1\nexport const unusedSchema = 1\n',
  }
  await withTree(files, ['knip.json'], async (folder) => {
    await linkPackage(folder, '@rise/contract', join(folder, 'packages/contract'))
    const { status, output } = await runTool(folder, 'knip', '--no-config-hints')
    for (const name of ['unusedExport', 'unused-file.ts', 'left-pad', 'unused-piece.tsx', 'unusedSchema']) {
      expect(output).toContain(name)
    }
    expect(output).not.toMatch(/needed/)
    expect(status).toBe(1)
  })
})
