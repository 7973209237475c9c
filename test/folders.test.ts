import { expect, test } from 'vitest'
import { readSourceFiles } from '../scripts/check-files.mjs'
import { findFolderCycles } from '../scripts/check-folders.mjs'
import { repository } from './fixture-tree.ts'

const jobs = 'apps/server/src/features/jobs'

/** Returns the cycles between folders, given the text of each file by path. */
function cyclesAmong(files: Readonly<Record<string, string>>): string[] {
  return findFolderCycles(Object.entries(files).map(([path, text]) => ({ path, text })))
}

const orderedFiles = {
  [`${jobs}/tables.ts`]: 'export interface Job {}',
  [`${jobs}/merge/merge.ts`]: `import type { Job } from '../tables.ts'\nexport const merge = (job: Job) => job`,
  [`${jobs}/search/search.ts`]: `import { merge } from '../merge/merge.ts'\nexport { merge }`,
  [`${jobs}/search/words.ts`]: `export const words = []`,
}

test('imports in one direction between folders are not a cycle', () => {
  expect(cyclesAmong(orderedFiles)).toEqual([])
})

test('two folders that import each other are a cycle, even if only types', () => {
  const filesWithCycle = {
    ...orderedFiles,
    [`${jobs}/merge/slug.ts`]: `import type { words } from '../search/words.ts'`,
  }
  expect(cyclesAmong(filesWithCycle)).toEqual([
    expect.stringContaining('merge/slug.ts -> search/words.ts, search/search.ts -> merge/merge.ts.'),
  ])
})

test('a cycle through a file next to the folders is detected', () => {
  const filesWithCycle = {
    ...orderedFiles,
    [`${jobs}/tables.ts`]: `import type {\n  words,\n} from './search/words.ts'`,
  }
  expect(cyclesAmong(filesWithCycle)).toHaveLength(1)
})

test('nested folders are checked, too', () => {
  expect(
    cyclesAmong({
      [`${jobs}/search/counts/count.ts`]: `export { walk } from '../walks/walk.ts'`,
      [`${jobs}/search/walks/walk.ts`]: `import '../counts/tally.ts'`,
    }),
  ).toEqual([expect.stringContaining(`${jobs}/search: `)])
})

test.each([
  ['apps/web/src/ui/fields/a.ts', 'apps/web/src/ui/overlays/b.ts'],
  ['apps/web/src/app/frame/a.ts', 'apps/web/src/app/boot/b.ts'],
  ['apps/web/src/features/jobs/base/a.ts', 'apps/web/src/features/jobs/match/b.ts'],
  ['apps/server/src/platform/files/a.ts', 'apps/server/src/platform/mail/b.ts'],
  ['packages/contract/src/admin/members/a.ts', 'packages/contract/src/admin/broadcasts/b.ts'],
])('a cycle between the folders of %s and %s is detected', (first, second) => {
  const importAcross = (path: string) => `import '../${path.split('/').slice(-2).join('/')}'`
  expect(cyclesAmong({ [first]: importAcross(second), [second]: importAcross(first) })).toHaveLength(1)
})

test('import() and tests don’t count as imports', () => {
  expect(
    cyclesAmong({
      ...orderedFiles,
      [`${jobs}/merge/late.ts`]: `export const late = () => import('../search/search.ts')`,
      [`${jobs}/merge/merge.test.ts`]: `import { words } from '../search/words.ts'`,
      [`${jobs}/merge/merge.factory.ts`]: `import { words } from '../search/words.ts'`,
    }),
  ).toEqual([])
})

test('the repository has no cycles between folders', () => {
  expect(findFolderCycles(readSourceFiles(repository))).toEqual([])
})
