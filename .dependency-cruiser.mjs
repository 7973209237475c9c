// Who may import what: the rules of the layout that a tool can hold. `test/boundaries.test.ts` plants a violation of
// each and sees it caught. Paths are those of dependency-cruiser: relative to the repository, always with `/`.

import { readFileSync } from 'node:fs'

const assembly = 'apps/server/src/features/features.ts'
const assemblyText = readFileSync(new URL(assembly, import.meta.url), 'utf8')
/** The folder of each name that a manifest offers. */
const folderOf = new Map(
  [...assemblyText.matchAll(/^import \{([^}]*)\} from '\.\/([a-z-]+)\/feature\.ts'$/gm)].flatMap(
    ([, names = '', folder]) => (names.match(/\w+/g) ?? []).map((name) => [name, folder]),
  ),
)

const webAssembly = 'apps/web/src/features/features.ts'

/**
 * Features of the web app in rank order, by their folders: each imports only those before it. The list is read as text, since
 * this file runs before anything is built; a manifest is called like its folder.
 */
export const webFeatures = readWebFeatures(readFileSync(new URL(webAssembly, import.meta.url), 'utf8'))

/** @param {string} text */
function readWebFeatures(text) {
  const [, list = ''] = /^export const features: .* = \[\n([\s\S]*?)^\]$/m.exec(text) ?? []
  const manifests = [...list.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name)
  if (manifests.length < 2) throw new Error(`The list of features was not understood: ${webAssembly}`)
  return manifests.map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
}

/**
 * The features in a list of `features.ts`, by their folders, in its order. It is read as text, since this file runs before
 * anything is built.
 *
 * @param {string} list
 * @param {number} atLeast fewer mean that the list was not understood
 */
function featuresOf(list, atLeast) {
  const [, body = ''] = new RegExp(`^const ${list}: .* = \\[([\\s\\S]*?)\\]$`, 'm').exec(assemblyText) ?? []
  const manifests = body.replaceAll(/\([\s\S]*?\)(?=,|$)/gm, '').match(/\w+/g) ?? []
  const folders = manifests.map((manifest) => folderOf.get(manifest))
  const isRead = folders.length >= atLeast && !folders.includes(undefined)
  if (!isRead) throw new Error(`${list} of ${assembly} is not a list of manifests: ${manifests.join(', ')}`)
  return folders.map(String)
}

/** Features of the server that hold content, in rank order: each may call only those before it. */
export const contentFeatures = featuresOf('contentFeatures', 10)

/** Features that react to what happened elsewhere; content never calls them, it records an activity. */
export const listeningFeatures = featuresOf('listeningFeatures', 3)

/**
 * Modules of the contract whose values the web app may take into any chunk: small, and without zod behind them. Everything
 * else reaches a browser as types only.
 */
const plainContract = '^packages/contract/src/(?:[^.]+/|)(?:acts|kinds|limits|list|notices|policy|words)\\.ts$'

/**
 * The functions that render texts, which are small in a browser: the web's build replaces most of them. And those for
 * the addresses of pages in several languages.
 */
const textFunctions = '^packages/texts/src/(texts|rich|page-languages)\\.ts$'

const rankedFeatures = [...contentFeatures, ...listeningFeatures]
const unlisted = [...folderOf.values()].filter((folder) => !rankedFeatures.includes(`${folder}`))
if (unlisted.length > 0) throw new Error(`These are in no list of ${assembly}: ${unlisted.join(', ')}`)

/** @param {readonly string[]} names */
const anyOf = (names) => `(?:${names.join('|')})`
/** @param {readonly string[]} names */
const serverFeature = (names) => `^apps/server/src/features/${anyOf(names)}/`

/** Tests, what only tests use, and the worlds that they start. */
const testFiles = ['\\.(test|factory|fixture)\\.tsx?$', '^apps/[^/]+/test/', '^apps/server/src/features/[^/]+/testing/']
/** Parts of the demo world; they may know each other, and only a server that shows it loads them. */
const demoFiles = '^apps/server/src/features/[^/]+/demo/'
/** @param {readonly string[]} names */
const webFeature = (names) => `^apps/web/src/features/${anyOf(names)}/`
/** The list of features with what it wires: it and the slots beside it know them all. */
const webAssemblyFiles = '^apps/web/src/features/(features\\.ts$|slots/)'
/** By these files a web feature says what it adds to the app: each is loaded when that part of the app is. */
const webDoors = ['index', 'feature', 'navigation', 'palette', 'admin-pages', 'deeds', 'on-notice', 'landing']
/** A web feature's rules for its forms, taken from the contract with their values. */
const formSchemas = '^apps/web/src/features/[^/]+/form-schemas\\.ts$'
const workspaceSource = '^(apps|packages)/[^/]+/src/'

/**
 * One rule for each feature: it calls none of those that come after it.
 *
 * @param {readonly string[]} features
 */
const rankRules = (features) =>
  features.slice(0, -1).map((feature, rank) => ({
    name: `server-feature-rank-${feature}`,
    comment: `${feature} calls only features before it; the other way round goes by a SQL join or an activity.`,
    from: { path: serverFeature([feature]), pathNot: testFiles },
    // A part of the demo world may use any other one: server-demo-door holds what of it.
    to: { path: serverFeature(features.slice(rank + 1)), pathNot: demoFiles },
  }))

const everywhere = [
  {
    name: 'unresolvable',
    comment: 'The imported file or package does not exist.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'cycle',
    comment: 'Files that import each other, by types or by values, can only be understood together: cut one way.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'dev-dependency-in-production',
    comment: 'An installation without development dependencies would not start.',
    from: { path: workspaceSource, pathNot: testFiles },
    to: { dependencyTypes: ['npm-dev'] },
  },
  {
    name: 'undeclared-dependency',
    comment: "The package is not in this workspace's package.json.",
    from: { path: workspaceSource, pathNot: testFiles },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'test-in-production',
    comment: 'Tests, factories and test worlds are for tests.',
    from: { path: workspaceSource, pathNot: testFiles },
    to: { path: testFiles },
  },
  {
    name: 'web-meets-server',
    comment: 'Web and server meet in the contract only.',
    from: { path: '^apps/web/' },
    to: { path: '^apps/server/' },
  },
  {
    name: 'server-meets-web',
    comment: 'Web and server meet in the contract only.',
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/' },
  },
  {
    name: 'contract-stands-alone',
    comment: 'The contract imports zod, the texts, itself and its catalogs: it runs everywhere and does no I/O.',
    from: { path: '^packages/contract/src/', pathNot: testFiles },
    to: {
      pathNot: ['^packages/contract/src/', textFunctions, '^node_modules/zod/', '^packages/contract/node_modules/zod/'],
    },
  },
  {
    name: 'texts-stand-alone',
    comment: 'Everything shows texts, so the package of texts knows nothing of the product.',
    from: { path: '^packages/texts/', pathNot: testFiles },
    to: { path: '^(apps|packages/contract|scripts)/' },
  },
  {
    name: 'texts-are-called-by-function',
    comment: 'The rest of the package is for the server and the build, which replaces the calls of t, msg and rich.',
    from: { path: '^(apps/web|packages/contract)/src/', pathNot: testFiles },
    to: { path: '^packages/texts/', pathNot: textFunctions },
  },
  {
    name: 'contract-values-stay-plain',
    comment: 'The web takes these values into any chunk: behind them stand values of the same kind, and no schema.',
    from: { path: plainContract },
    to: { pathNot: [plainContract, textFunctions], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'scripts-run-bare',
    comment: 'Scripts run before anything is installed: load packages dynamically, after the installation.',
    from: { path: '^scripts/' },
    to: { dynamic: false, pathNot: '^scripts/', dependencyTypesNot: ['core', 'type-only'] },
  },
]

const server = [
  {
    name: 'server-platform-stands-alone',
    comment: 'The platform knows no feature and no file of the application.',
    from: { path: '^apps/server/src/platform/', pathNot: testFiles },
    to: { path: '^apps/server/', pathNot: '^apps/server/src/platform/' },
  },
  {
    name: 'server-feature-reaches-up',
    comment: 'A feature imports its own files, the platform, the contract, and the doors of other features.',
    from: { path: '^apps/server/src/features/[^/]+/', pathNot: testFiles },
    to: { path: '^apps/server/src/(features/)?[^/]+\\.ts$' },
  },
  {
    name: 'server-feature-door',
    comment: "Other features are used through their index.ts; tests may also use another feature's factories.",
    from: { path: '^apps/server/src/features/([^/]+)/', pathNot: [...testFiles, demoFiles] },
    to: {
      path: '^apps/server/src/features/[^/]+/',
      pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'server-demo-door',
    comment: "A feature's part of the demo world also uses the parts of other features, by their <feature>.demo.ts.",
    from: { path: '^apps/server/src/features/([^/]+)/demo/', pathNot: testFiles },
    to: {
      path: '^apps/server/src/features/[^/]+/',
      pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/(index|demo/[^/]+\\.demo)\\.ts$'],
    },
  },
  {
    name: 'server-feature-door-for-tests',
    comment: "A test uses another feature through its index.ts and its factories, as the feature's owner offers them.",
    from: {
      path: ['^apps/server/src/features/([^/]+)/(?:.*\\.(?:test|factory)\\.ts$|testing/)', '^apps/server/(test)/'],
    },
    to: {
      path: '^apps/server/src/features/[^/]+/',
      pathNot: [
        '^apps/server/src/features/$1/',
        '^apps/server/src/features/[^/]+/(index|demo/[^/]+\\.demo)\\.ts$',
        '\\.factory\\.ts$',
      ],
    },
  },
  {
    name: 'server-app-door',
    comment: 'The files that assemble the server take features by their feature.ts and index.ts.',
    from: { path: '^apps/server/src/(features/)?[^/]+\\.ts$', pathNot: testFiles },
    to: {
      path: '^apps/server/src/features/[^/]+/',
      pathNot: ['^apps/server/src/features/[^/]+/(feature|index|demo/[^/]+\\.demo)\\.ts$', '\\.email\\.tsx$'],
    },
  },
  {
    name: 'server-manifest-is-for-assembly',
    comment: 'A manifest is the whole feature: only the files that assemble the server take it.',
    from: { path: '^apps/server/src/', pathNot: '^apps/server/src/features/[^/]+\\.ts$' },
    to: { path: '^apps/server/src/features/[^/]+/feature\\.ts$' },
  },
  {
    name: 'server-index-offers-route',
    comment: "A feature's index.ts offers what other features call; what is served and run is in its feature.ts.",
    from: { path: '^apps/server/src/features/[^/]+/index\\.ts$' },
    to: {
      path: '^apps/server/src/features/.*(routes|sitemap|command)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'server-jsx-unbuilt',
    comment: 'Node runs no JSX: templates reach the server through features/emails.ts, which Vite builds.',
    from: { path: '^apps/server/src/', pathNot: [...testFiles, '\\.tsx$', '^apps/server/src/features/emails\\.ts$'] },
    to: { path: ['^apps/server/.*\\.tsx$', '^apps/server/src/features/emails\\.ts$'] },
  },
  {
    name: 'server-jsx-sources',
    comment:
      'What templates are built from is known to scripts/prepare.mjs: other files would change and not be built.',
    from: { path: '^apps/server/src/(.*\\.tsx|features/emails\\.ts|platform/mail/email-.*\\.ts)$', pathNot: testFiles },
    to: {
      path: '^apps/server/src/',
      pathNot: ['^apps/server/src/platform/mail/', '^apps/server/src/features/.+\\.email\\.tsx$'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'server-feature-unranked',
    comment: 'This feature has no place in the order of features: give it a line in features.ts.',
    from: { path: `^apps/server/src/features/(?!${anyOf(rankedFeatures)}/)[^/]+/` },
    to: {},
  },
  ...rankRules(contentFeatures),
  ...rankRules(listeningFeatures),
  {
    name: 'content-calls-listener',
    comment: 'Content records an activity; listeners react to it. No content feature calls one.',
    from: { path: serverFeature(contentFeatures), pathNot: testFiles },
    to: { path: serverFeature(listeningFeatures) },
  },
]

const web = [
  {
    name: 'web-ui-stands-alone',
    comment: 'The design system knows neither the app, nor features, nor the contract.',
    from: { path: '^apps/web/src/ui/', pathNot: testFiles },
    to: { path: ['^apps/web/src/(app|features)/', '^packages/contract/'] },
  },
  {
    name: 'web-feature-door',
    comment: "Other features are shown through their index.ts; tests may also use another feature's factories.",
    from: { path: '^apps/web/src/features/([^/]+)/', pathNot: webAssemblyFiles },
    to: {
      path: '^apps/web/src/features/[^/]+/',
      pathNot: [
        '^apps/web/src/features/$1/',
        '^apps/web/src/features/[^/]+/index\\.tsx?$',
        '^apps/web/src/features/[^/]+/[^/]+\\.factory\\.tsx?$',
      ],
    },
  },
  {
    name: 'web-app-door',
    comment:
      'The app takes features from their list alone; what they put into its frame is a slot that the list fills.',
    from: { path: '^apps/web/src/(?!features/)' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/features\\.ts$' },
  },
  {
    name: 'web-assembly-door',
    comment: `The list of features and its slots take a feature by its ${webDoors.join(', ')}.`,
    from: { path: webAssemblyFiles, pathNot: testFiles },
    to: {
      path: '^apps/web/src/features/[^/]+/',
      pathNot: [`^apps/web/src/features/[^/]+/${anyOf(webDoors)}\\.tsx?$`, '^apps/web/src/features/slots/'],
    },
  },
  {
    name: 'web-feature-reaches-up',
    comment: 'No feature knows the list of all: what it shows of others is given to it in its slots.',
    from: { path: '^apps/web/src/features/[^/]+/', pathNot: webAssemblyFiles },
    to: { path: webAssemblyFiles },
  },
  {
    name: 'web-feature-unranked',
    comment: `This feature has no place in the order of features: give it a line in ${webAssembly}.`,
    from: { path: `^apps/web/src/features/(?!${anyOf([...webFeatures, 'slots'])}/)[^/]+/` },
    to: {},
  },
  ...webFeatures.slice(0, -1).map((feature, rank) => ({
    name: `web-feature-rank-${feature}`,
    comment: `${feature} shows only features before it; the other way round goes by a slot of ${feature}.`,
    from: { path: webFeature([feature]) },
    to: { path: webFeature(webFeatures.slice(rank + 1)) },
  })),
  {
    name: 'web-index-offers-page',
    comment: "A feature's index.ts offers pieces; pages are reached by their route.",
    from: { path: '^apps/web/src/features/[^/]+/index\\.tsx?$' },
    to: { path: '-page\\.tsx$|/feature\\.tsx?$' },
  },
  {
    name: 'web-takes-contract-values',
    comment:
      'Schemas and catalogs stay out of the browser: `import type`, or values of acts, kinds, limits, notices, policy and words.',
    from: { path: '^apps/web/src/', pathNot: [...testFiles, formSchemas] },
    to: { path: '^packages/contract/', pathNot: plainContract, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'web-schemas-come-late',
    comment: 'zod is larger than a page: forms load their schemas by `import()` when somebody begins to fill them in.',
    from: { path: '^apps/web/src/', pathNot: testFiles },
    to: { path: formSchemas, dynamic: false, dependencyTypesNot: ['type-only'] },
  },
]

/** Seen to be awake: one import of each kind that a sleeping parser would miss. Values first, then types alone. */
const awake = [
  {
    name: 'awake-on-values',
    comment: 'The server entry imports the application. If that is not seen, nothing is.',
    module: { path: '^apps/server/src/main\\.ts$' },
    to: { path: '^apps/server/src/app\\.ts$' },
  },
  {
    name: 'awake-on-types',
    comment: 'The context takes the clock by `import type`. If that is not seen, type imports are not.',
    module: { path: '^apps/server/src/platform/context\\.ts$' },
    to: { path: '^apps/server/src/platform/clock\\.ts$' },
  },
]

export default {
  forbidden: [...everywhere, ...server, ...web].map((rule) => ({ severity: 'error', ...rule })),
  required: awake.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    // Its default parser is TypeScript's JavaScript API, which TypeScript 7 no longer has: it would read nothing.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
