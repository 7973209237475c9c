import { expect, test } from 'vitest'
import { findFileViolations, findFullFolders, readSourceFiles } from '../scripts/check-files.mjs'
import { findBannedInComments, findBannedPhrases } from '../scripts/check-voice.mjs'
import { findProductWords } from '../scripts/check-words.mjs'
import { repository, runTool, withTree } from './fixture-tree.ts'

const lines = (count: number) => 'x\n'.repeat(count)

test.each([
  ['apps/web/src/ui/utils.ts', '"utils.ts" says nothing'],
  ['apps/server/src/helpers/date.ts', '"helpers" says nothing'],
  ['packages/contract/src/common.ts', '"common.ts" says nothing'],
  ['apps/web/src/features/jobs/misc.test.tsx', '"misc.test.tsx" says nothing'],
  ['apps/server/src/features/jobs/types.ts', '"types.ts" says nothing'],
  ['apps/web/src/ui/JobCard.tsx', 'kebab-case'],
])('%s is not an allowed file name', (path, complaint) => {
  expect(findFileViolations([{ path, text: '' }])).toEqual([expect.stringContaining(complaint)])
})

test('a file may have 400 lines, but not 401', () => {
  expect(findFileViolations([{ path: 'a.ts', text: lines(400) }])).toEqual([])
  expect(findFileViolations([{ path: 'a.ts', text: lines(401) }])).toEqual([expect.stringContaining('401 lines')])
})

test('a folder may have 40 files of its own, but not 41', () => {
  const filesIn = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ path: `${folder}/${at}.ts`, text: '' }))
  expect(findFullFolders([...filesIn('a', 40), ...filesIn('a/b', 40)])).toEqual([])
  expect(findFullFolders([...filesIn('a', 40), ...filesIn('a/b', 41)])).toEqual([
    expect.stringContaining('a/b: 41 files'),
  ])
})

test.each([
  'export const openJobs = 1',
  'const CompanyCard = 1',
  "db.selectFrom('employer')",
  "import type { Job } from '@rise/contract/jobs/endpoints'",
  'return <h2>Today’s headlines</h2>',
  'const MAX_SALARY = 1',
  'STRIPE_TRIAL_DAYS: days',
  "const page = '/risa/unsubscribe'",
])('the platform must not contain: %s', (text) => {
  expect(findProductWords([{ path: 'apps/server/src/platform/a.ts', text }])).not.toEqual([])
  expect(findProductWords([{ path: 'apps/web/src/ui/a.tsx', text }])).not.toEqual([])
})

test('comments, pg-boss’s jobs, and features may contain words of the product', () => {
  const files = [
    {
      path: 'apps/server/src/platform/a.ts',
      text: '// Not even a job.\n/** Or\n * a company. */\nconst submission = 1',
    },
    { path: 'apps/server/src/platform/tasks/task-queue.ts', text: "import type { Job } from 'pg-boss'" },
    { path: 'apps/server/src/features/jobs/a.ts', text: 'const job = 1' },
  ]
  expect(findProductWords(files)).toEqual([])
})

test.each([
  '<p>Nobody has answered yet.</p>',
  "message: 'Give your first name.'",
  "const label = 'E-mail'",
  '<h2>Lately</h2>',
  '<Button>Sign in</Button>',
])('user-facing text must not contain: %s', (text) => {
  expect(findBannedPhrases([{ path: 'apps/web/src/features/home/a.tsx', text }])).toHaveLength(1)
  expect(findBannedPhrases([{ path: 'packages/contract/src/jobs/errors.ts', text }])).toHaveLength(1)
})

test.each([
  '// Whoever calls this waits.',
  '/** What the asking one sees. */',
  '/**\n * Rendered anew.\n */',
  '  // So many are kept.',
  'const a = 1 // Nobody reads it any more, unless told.',
])('a comment must not contain: %s', (text) => {
  expect(findBannedInComments([{ path: 'scripts/a.mjs', text }])).not.toEqual([])
})

test('code and strings are not checked as comments', () => {
  const text = "const everybody = 'somebody' // Runs as the user `nobody`."
  expect(findBannedInComments([{ path: 'apps/server/src/a.ts', text }])).toEqual([])
})

test('comments, tests and demo texts are not checked as user-facing text', () => {
  const files = [
    { path: 'apps/web/src/a.tsx', text: '// Nobody reads this.' },
    { path: 'apps/web/src/a.test.tsx', text: "test('nobody')" },
    { path: 'apps/server/src/features/real-talk/demo/answers.ts', text: "'Nobody tells you this.'" },
  ]
  expect(findBannedPhrases(files)).toEqual([])
})

test('the repository follows these rules', () => {
  const files = readSourceFiles(repository)
  expect(files.length).toBeGreaterThan(50)
  expect([...findFileViolations(files), ...findFullFolders(files)]).toEqual([])
  expect([...findProductWords(files), ...findBannedPhrases(files), ...findBannedInComments(files)]).toEqual([])
})

test.each([
  ['a wildcard export', 'a.ts', `export * from './b.ts'\n`, 'noReExportAll'],
  ['a default export', 'a.ts', 'export default 1\n', 'noDefaultExport'],
  ['a file in camelCase', 'someThing.ts', 'export const a = 1\n', 'useFilenamingConvention'],
  ['an import without its extension', 'a.ts', `import { b } from './b'\n\nb()\n`, 'useImportExtensions'],
  ['any', 'a.ts', 'export const a: any = 1\n', 'noExplicitAny'],
  ['a non-null assertion', 'a.ts', 'export const a = (b?: string) => b!.length\n', 'noNonNullAssertion'],
  ['a bare console', 'a.ts', `console.log('a')\n`, 'noConsole'],
  ['a value import of a type', 'a.ts', `import { B } from './b.ts'\n\nexport type A = B\n`, 'useImportType'],
])('Biome refuses %s', async (_what, path, text, rule) => {
  const files = { '.gitignore': '', [path]: text, 'b.ts': 'export type B = 1\nexport const b = () => 1\n' }
  await withTree(files, ['biome.json'], async (folder) => {
    const { status, output } = await runTool(folder, 'biome', 'ci', '--vcs-enabled=false', '.')
    expect(output).toContain(rule)
    expect(status).toBe(1)
  })
})
