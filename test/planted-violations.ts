import { contentFeatures, listeningFeatures, webFeatures } from '../.dependency-cruiser.mjs'
import type { Files } from './fixture-tree.ts'

const features = 'apps/server/src/features'
const platform = 'apps/server/src/platform'
const featuresFolder = 'apps/web/src/features'

const workspace = (name: string, rest: object) => JSON.stringify({ name, version: '0.0.0', type: 'module', ...rest })

/** Returns a feature's name as in `features.ts`, which the configuration reads as text. */
const featureVariable = (folder: string) => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const listOf = (name: string, folders: readonly string[]) =>
  `const ${name}: readonly Feature[] = [${folders.map(featureVariable).join(', ')}]`
const assembly = [
  ...[...contentFeatures, ...listeningFeatures].map(
    (folder) => `import { ${featureVariable(folder)} } from './${folder}/feature.ts'`,
  ),
  listOf('contentFeatures', contentFeatures),
  listOf('listeningFeatures', listeningFeatures),
].join('\n')

const webManifest = (folder: string) => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const platformContext = `${platform}/context.ts`

/** A small tree with every place that the rules mention, without violations. */
export const validTree: Files = {
  'package.json': workspace('rise', { devDependencies: { vitest: '*' } }),
  'scripts/start.mjs': `import { spawn } from 'node:child_process'\nimport './prepare.mjs'\nexport default spawn\n`,
  'scripts/prepare.mjs': `export const load = () => import('vitest')\n`,

  ...Object.fromEntries(
    ['zod', 'vitest', 'pino'].flatMap((name) => [
      [`node_modules/${name}/package.json`, workspace(name, { exports: './index.js' })],
      [`node_modules/${name}/index.js`, ''],
    ]),
  ),

  'packages/contract/package.json': workspace('@rise/contract', {
    exports: { './catalogs/*.json': './src/catalogs/*.json', './*': './src/*.ts' },
    dependencies: { '@rise/texts': '*', zod: '*' },
  }),
  'packages/texts/package.json': workspace('@rise/texts', { exports: { '.': './src/texts.ts', './*': './src/*.ts' } }),
  'packages/texts/src/texts.ts': `import { connect } from './text-source.ts'\nexport const msg = connect\n`,
  'packages/texts/src/text-source.ts': 'export const connect = 1\n',
  'packages/texts/build/plugin.ts': `import { connect } from '../src/text-source.ts'\nexport const plugin = connect\n`,
  'packages/contract/src/jobs/shapes.ts': `import { z } from 'zod'\nimport { workTypes } from './kinds.ts'\nexport const job = z.object({ workTypes })\nexport type Job = object\n`,
  'packages/contract/src/jobs/shapes.test.ts': `import { test } from 'vitest'\nimport { job } from './shapes.ts'\ntest(job)\n`,
  'packages/contract/src/jobs/kinds.ts': 'export const workTypes = []\n',
  'packages/contract/src/jobs/words.ts': `import { msg } from '@rise/texts'\nexport const title = msg\nimport type { Job } from './shapes.ts'\nimport { workTypes } from './kinds.ts'\nexport const words: Job = workTypes\n`,
  'packages/contract/src/catalogs/stages.json': '[]',

  'apps/server/package.json': workspace('@rise/server', {
    dependencies: { '@rise/contract': '*', zod: '*' },
    devDependencies: { pino: '*' },
  }),
  'apps/server/src/main.ts': `import './app.ts'\n`,
  'apps/server/src/app.ts': `import './features/features.ts'\n`,
  [platformContext]: `import type { Clock } from './clock.ts'\nexport type { Tasks } from './tasks/tasks.ts'\nexport type Context = Clock\n`,
  [`${platform}/clock.ts`]: 'export interface Clock {}\n',
  [`${platform}/tasks/tasks.ts`]: 'export type Tasks = string\n',
  [`${platform}/tasks/task.ts`]: `import type { Context } from '../context.ts'\nexport type Task = Context\n`,
  [`${features}/features.ts`]: `${assembly}\n`,
  ...Object.fromEntries(
    [...contentFeatures, ...listeningFeatures].map((name) => [
      `${features}/${name}/feature.ts`,
      `import { routes } from './routes.ts'\nexport const ${featureVariable(name)} = { routes }\n`,
    ]),
  ),
  ...Object.fromEntries(
    [...contentFeatures, ...listeningFeatures].map((name) => [
      `${features}/${name}/routes.ts`,
      'export const routes = []\n',
    ]),
  ),
  [`${features}/emails.ts`]: `export { welcome } from './companies/welcome.email.tsx'\n`,
  [`${features}/companies/welcome.email.tsx`]: `import { Layout } from '../../platform/mail/layout.tsx'\nexport const welcome = Layout\n`,
  [`${platform}/mail/layout.tsx`]: 'export const Layout = () => <p />\n',
  [`${features}/companies/index.ts`]: `export { find } from './queries.ts'\n`,
  [`${features}/companies/queries.ts`]: 'export const find = 1\n',
  [`${features}/headlines/headlines-sitemap.ts`]: 'export const sitemap = 1\n',
  [`${features}/feed/index.ts`]: 'export const feed = 1\n',
  [`${features}/convos/index.ts`]: 'export const convos = 1\n',
  [`${features}/moderation/index.ts`]: 'export const moderation = 1\n',
  [`${features}/companies/demo/companies.demo.ts`]: `export { names } from './material.ts'\n`,
  [`${features}/companies/demo/material.ts`]: 'export const names = []\n',
  [`${features}/jobs/demo/jobs.demo.ts`]: `import { names } from '../../companies/demo/companies.demo.ts'\nexport { names }\n`,
  [`${features}/companies/company.factory.ts`]: `import { test } from 'vitest'\nexport const make = test\n`,
  [`${features}/companies/testing/testing.ts`]: `import { make } from '../company.factory.ts'\nimport '../../jobs/index.ts'\nexport const testing = make\n`,
  [`${features}/jobs/index.ts`]: `import { find } from '../companies/index.ts'\nimport type { Clock } from '../../platform/clock.ts'\nexport const clock: Clock = find\n`,
  [`${features}/jobs/present.ts`]: `import stages from '@rise/contract/catalogs/stages.json' with { type: 'json' }\nexport { stages }\n`,
  [`${features}/jobs/post-job.test.ts`]: `import { make } from '../companies/company.factory.ts'\nimport '../notifications/index.ts'\nimport '../../../test/world.ts'\nmake()\n`,
  [`${features}/real-talk/index.ts`]: `import { clock } from '../jobs/index.ts'\nexport { clock }\n`,
  [`${features}/notifications/index.ts`]: `import { clock } from '../real-talk/index.ts'\nexport { clock }\n`,
  [`${features}/admin/index.ts`]: `import '../notifications/index.ts'\n`,
  'apps/server/test/world.ts': `import '../src/app.ts'\n`,

  'apps/web/package.json': workspace('@rise/web', { dependencies: { '@rise/contract': '*', '@rise/texts': '*' } }),
  'apps/web/src/app/router.tsx': `import '../features/features.ts'\n`,
  [`${featuresFolder}/features.ts`]: [
    ...webFeatures.map((name) => `import { ${webManifest(name)} } from './${name}/feature.ts'`),
    'export const features: readonly object[] = [',
    ...webFeatures.map((name) => `  ${webManifest(name)},`),
    ']\n',
  ].join('\n'),
  ...Object.fromEntries(
    webFeatures.map((name) => [`${featuresFolder}/${name}/feature.ts`, `export const ${webManifest(name)} = {}\n`]),
  ),
  [`${featuresFolder}/slots/home-parts.ts`]: `import { JobCard } from '../jobs/index.ts'\nexport const parts = [JobCard]\n`,
  'apps/web/src/app/session.ts': `import type { Job } from '@rise/contract/jobs/shapes'\nexport const seen: Job[] = []\n`,
  'apps/web/src/ui/button.tsx': 'export const Button = () => <button type="button" />\n',
  [`${featuresFolder}/jobs/index.ts`]: `export { JobCard } from './job-card.tsx'\n`,
  [`${featuresFolder}/jobs/job-card.tsx`]: `import { words } from '@rise/contract/jobs/words'\nimport { Button } from '../../ui/button.tsx'\nexport const JobCard = () => <Button title={words} />\n`,
  [`${featuresFolder}/jobs/job-card.test.tsx`]: `import { job } from '@rise/contract/jobs/shapes'\nexport { job }\n`,
  [`${featuresFolder}/postings/posting-page.tsx`]: `import { JobCard } from '../jobs/index.ts'\nexport const PostingPage = () => <JobCard />\n`,
  [`${featuresFolder}/jobs/form-schemas.ts`]: `import { job } from '@rise/contract/jobs/shapes'\nexport const formSchemas = { job }\n`,
  [`${featuresFolder}/jobs/late-form.ts`]: `export const schemas = () => import('./form-schemas.ts')\n`,
  [`${featuresFolder}/jobs/jobs-page.tsx`]: `import { seen } from '../../app/session.ts'\nexport const JobsPage = () => seen\n`,
  [`${featuresFolder}/jobs/feature.ts`]: `import { home } from './home.ts'\nexport const jobs = { home, page: () => import('./jobs-page.tsx') }\n`,
  [`${featuresFolder}/admin/index.ts`]: 'export const a = 1\n',
  [`${featuresFolder}/jobs/home.ts`]: 'export const home = 1\n',
  [`${featuresFolder}/connections/a.tsx`]: 'export const a = 1\n',
  [`${featuresFolder}/connections/b.tsx`]: `import { a } from './a.tsx'\nexport const b = a\n`,
  [`${featuresFolder}/plans/c.ts`]: 'export type C = 1\n',
  [`${featuresFolder}/plans/d.ts`]: `import type { C } from './c.ts'\nexport type D = C\n`,
  [`${featuresFolder}/companies/company-page.tsx`]: 'export const CompanyPage = () => <main />\n',
}

/** An import that violates one rule: `imports` is appended to the file `from` and imports `to`. */
export interface PlantedViolation {
  readonly rule: string
  readonly from: string
  readonly to: string
  readonly imports: string
}

function plant(rule: string, from: string, to: string, imports: string): PlantedViolation {
  return { rule, from, to, imports }
}

const feature = (name: string) => `${features}/${name}/index.ts`

/** Returns a violation for each feature except the last: it imports a type from the next one. */
function calls(
  rule: (name: string) => string,
  [first, ...rest]: readonly string[],
  indexFileOf: (name: string) => string = feature,
): PlantedViolation[] {
  const [second] = rest
  if (first === undefined || second === undefined) return []
  const violation = plant(
    rule(first),
    indexFileOf(first),
    indexFileOf(second),
    `import type {} from '../${second}/index.ts'`,
  )
  return [violation, ...calls(rule, rest, indexFileOf)]
}

/**
 * At least one violation of every rule of `.dependency-cruiser.mjs`, by value and type imports, in .ts and .tsx files.
 */
export const plantedViolations: readonly PlantedViolation[] = [
  plant('unresolvable', 'apps/web/src/app/lost.ts', './nowhere.ts', `import './nowhere.ts'`),
  plant('cycle', `${featuresFolder}/connections/a.tsx`, `${featuresFolder}/connections/b.tsx`, `import './b.tsx'`),
  plant('cycle', `${featuresFolder}/plans/c.ts`, `${featuresFolder}/plans/d.ts`, `export type { D } from './d.ts'`),
  plant('dev-dependency-in-production', 'apps/server/src/log.ts', 'node_modules/pino/index.js', `import 'pino'`),
  plant('undeclared-dependency', 'apps/web/src/app/form.ts', 'node_modules/zod/index.js', `import 'zod'`),
  plant(
    'test-in-production',
    `${features}/companies/seed.ts`,
    `${features}/companies/company.factory.ts`,
    `import './company.factory.ts'`,
  ),
  plant(
    'test-in-production',
    `${features}/companies/sow.ts`,
    `${features}/companies/testing/testing.ts`,
    `import './testing/testing.ts'`,
  ),
  plant('web-meets-server', 'apps/web/src/app/a.ts', 'apps/server/src/app.ts', `import '../../../server/src/app.ts'`),
  plant(
    'server-meets-web',
    'apps/server/src/pages.ts',
    'apps/web/src/ui/button.tsx',
    `import type {} from '../../web/src/ui/button.tsx'`,
  ),
  plant('contract-stands-alone', 'packages/contract/src/files.ts', 'fs', `import 'node:fs'`),
  plant(
    'contract-values-stay-plain',
    'packages/contract/src/jobs/limits.ts',
    'node_modules/zod/index.js',
    `import { z } from 'zod'\nexport const most = z.int()`,
  ),
  plant(
    'contract-values-stay-plain',
    'packages/contract/src/policy.ts',
    'packages/contract/src/jobs/shapes.ts',
    `import { job } from './jobs/shapes.ts'\nexport const mayPost = job`,
  ),
  plant(
    'texts-stand-alone',
    'packages/texts/src/greeting.ts',
    'packages/contract/src/jobs/words.ts',
    `import '../../contract/src/jobs/words.ts'`,
  ),
  plant(
    'texts-stand-alone',
    'packages/texts/build/plugin.ts',
    'apps/web/src/ui/button.tsx',
    `import type {} from '../../../apps/web/src/ui/button.tsx'`,
  ),
  plant(
    'texts-are-called-by-function',
    'apps/web/src/ui/language.ts',
    'packages/texts/src/text-source.ts',
    `import '@rise/texts/text-source'`,
  ),
  plant(
    'contract-stands-alone',
    'packages/contract/src/jobs/names.ts',
    'packages/texts/src/text-source.ts',
    `import '@rise/texts/text-source'`,
  ),
  plant('scripts-run-bare', 'scripts/dev.mjs', 'node_modules/zod/index.js', `import 'zod'`),

  plant('server-platform-stands-alone', `${platform}/a.ts`, feature('jobs'), `import '../features/jobs/index.ts'`),
  plant(
    'server-platform-stands-alone',
    `${platform}/b.ts`,
    'apps/server/src/app.ts',
    `import type {} from '../app.ts'`,
  ),
  plant('server-feature-reaches-up', `${features}/jobs/a.ts`, 'apps/server/src/app.ts', `import '../../app.ts'`),
  plant('server-feature-reaches-up', `${features}/jobs/b.ts`, `${features}/features.ts`, `import '../features.ts'`),
  plant(
    'server-feature-door',
    `${features}/jobs/c.ts`,
    `${features}/companies/queries.ts`,
    `import type {} from '../companies/queries.ts'`,
  ),
  plant(
    'server-feature-door-for-tests',
    `${features}/jobs/c.test.ts`,
    `${features}/companies/queries.ts`,
    `import '../companies/queries.ts'`,
  ),
  plant(
    'server-feature-door-for-tests',
    `${features}/companies/testing/walk.ts`,
    `${features}/headlines/headlines-sitemap.ts`,
    `import '../../headlines/headlines-sitemap.ts'`,
  ),
  plant(
    'server-demo-door',
    `${features}/jobs/demo/c.ts`,
    `${features}/companies/demo/material.ts`,
    `import '../../companies/demo/material.ts'`,
  ),
  plant(
    'server-feature-door',
    `${features}/jobs/d.ts`,
    `${features}/companies/feature.ts`,
    `import '../companies/feature.ts'`,
  ),
  plant(
    'server-manifest-is-for-assembly',
    `${features}/jobs/e.ts`,
    `${features}/jobs/feature.ts`,
    `import type {} from './feature.ts'`,
  ),
  plant(
    'server-manifest-is-for-assembly',
    'apps/server/src/app.ts',
    `${features}/jobs/feature.ts`,
    `import './features/jobs/feature.ts'`,
  ),
  plant(
    'server-index-offers-route',
    feature('headlines'),
    `${features}/headlines/routes.ts`,
    `export { routes } from './routes.ts'`,
  ),
  plant(
    'server-index-offers-route',
    feature('headlines'),
    `${features}/headlines/headlines-sitemap.ts`,
    `import './headlines-sitemap.ts'`,
  ),
  plant(
    'server-app-door',
    `${features}/commands.ts`,
    `${features}/companies/queries.ts`,
    `import './companies/queries.ts'`,
  ),
  plant(
    'server-jsx-unbuilt',
    `${features}/companies/welcome.ts`,
    `${features}/companies/welcome.email.tsx`,
    `import './welcome.email.tsx'`,
  ),
  plant('server-jsx-unbuilt', 'apps/server/src/mails.ts', `${features}/emails.ts`, `import('./features/emails.ts')`),
  plant(
    'server-jsx-sources',
    `${features}/companies/goodbye.email.tsx`,
    `${features}/companies/queries.ts`,
    `import { find } from './queries.ts'\nexport { find }`,
  ),
  plant('server-feature-unranked', feature('gossip'), feature('jobs'), `import '../jobs/index.ts'`),
  ...calls((name) => `server-feature-rank-${name}`, contentFeatures),
  ...calls((name) => `server-feature-rank-${name}`, listeningFeatures),
  plant('content-calls-listener', feature('headlines'), feature('admin'), `import '../admin/index.ts'`),
  ...listeningFeatures.map((name) =>
    plant('content-calls-listener', feature('session'), feature(name), `import '../${name}/index.ts'`),
  ),

  plant(
    'web-ui-stands-alone',
    'apps/web/src/ui/a.tsx',
    `${featuresFolder}/jobs/index.ts`,
    `import '../features/jobs/index.ts'`,
  ),
  plant('web-ui-stands-alone', 'apps/web/src/ui/b.tsx', 'apps/web/src/app/session.ts', `import '../app/session.ts'`),
  plant(
    'web-ui-stands-alone',
    'apps/web/src/ui/c.tsx',
    'packages/contract/src/jobs/shapes.ts',
    `import type {} from '@rise/contract/jobs/shapes'`,
  ),
  plant(
    'web-feature-door',
    `${featuresFolder}/companies/jobs.tsx`,
    `${featuresFolder}/jobs/job-card.tsx`,
    `import '../jobs/job-card.tsx'`,
  ),
  plant(
    'web-app-door',
    'apps/web/src/app/layout.tsx',
    `${featuresFolder}/jobs/index.ts`,
    `import { JobCard } from '../features/jobs/index.ts'\nexport { JobCard }`,
  ),
  plant(
    'web-assembly-door',
    `${featuresFolder}/slots/story-slots.ts`,
    `${featuresFolder}/jobs/jobs-page.tsx`,
    `import('../jobs/jobs-page.tsx')`,
  ),
  plant(
    'web-feature-reaches-up',
    `${featuresFolder}/jobs/all.ts`,
    `${featuresFolder}/features.ts`,
    `import '../features.ts'`,
  ),
  plant(
    'web-feature-reaches-up',
    `${featuresFolder}/jobs/parts.ts`,
    `${featuresFolder}/slots/home-parts.ts`,
    `import '../slots/home-parts.ts'`,
  ),
  plant(
    'web-feature-unranked',
    `${featuresFolder}/gossip/a.ts`,
    `${featuresFolder}/jobs/index.ts`,
    `import '../jobs/index.ts'`,
  ),
  ...calls(
    (name) => `web-feature-rank-${name}`,
    webFeatures,
    (name) => `${featuresFolder}/${name}/index.ts`,
  ),
  plant(
    'web-index-offers-page',
    `${featuresFolder}/companies/index.ts`,
    `${featuresFolder}/companies/company-page.tsx`,
    `export { CompanyPage } from './company-page.tsx'`,
  ),
  plant(
    'web-takes-contract-values',
    `${featuresFolder}/jobs/form.tsx`,
    'packages/contract/src/jobs/shapes.ts',
    `import { job, type Job } from '@rise/contract/jobs/shapes'\nexport const empty: Job = job`,
  ),
  plant(
    'web-takes-contract-values',
    `${featuresFolder}/jobs/stages.ts`,
    'packages/contract/src/catalogs/stages.json',
    `import stages from '@rise/contract/catalogs/stages.json'\nexport { stages }`,
  ),
  plant(
    'web-schemas-come-late',
    `${featuresFolder}/jobs/eager-form.tsx`,
    `${featuresFolder}/jobs/form-schemas.ts`,
    `import { formSchemas } from './form-schemas.ts'\nexport const post = formSchemas.job`,
  ),
]
