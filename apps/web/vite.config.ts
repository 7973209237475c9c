import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { landing } from './src/features/slots/landing.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    headScripts(),
    ...(isSsrBuild ? [] : [shakeRouter(), inlineStyles(), paintFirst(), noteLoaded(), precompress()]),
  ],
  // React's development build renders three times slower; the server bundle is fixed to production.
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (name, found) => (rare.has(name) ? [] : found.filter((each) => !loaded.has(each))),
    },
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          // The table of routes names every chunk, and comes with every page: their names alone were a kilobyte of it.
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'pieces', test: pieces },
              { name: 'dom', test: dom },
              { name: 'cards', test: cards },
              { name: 'idle', test: idle },
              { name: 'signs', test: signs },
              { name: 'member', test: member },
              { name: 'states', test: states },
              { name: 'forms', test: forms },
              { name: 'marks', test: marks },
              { name: 'discussed', test: discussed },
              { name: 'posts', test: posts },
            ],
          },
        },
      },
    }),
  },
  ssr: { noExternal: true },
  server: {
    port: 5173,
    proxy: {
      '/api': api,
      '/dev/mail': api,
      '/pictures': api,
      '/attachments': api,
      '/socket.io': { target: api, ws: true },
    },
  },
}))

/** The parts that are evaluated one after the other: preloaded together, so that they cost one round trip. */
const parts = [/\/boot\/start-router\.ts$/, /\/boot\/start-app\.tsx$/, /\/boot\/start-react\.ts$/]

/** Whether a chunk contains one of these modules. */
function holds({ modules }: { readonly modules: object }, ...tests: readonly RegExp[]): boolean {
  return Object.keys(modules).some((id) => tests.some((test) => test.test(id)))
}

/** The chunks that every page has loaded before it imports another: the table of routes need not ask for them again. */
const loaded = new Set<string>()
/**
 * Those of pages that lists don't lead to: their parts are found as they load, and the table, which comes with every page, is
 * shorter.
 */
const rare = new Set<string>()
const page = /-page\.tsx$|\/features\/(?:[^/]+\/)?admin(?:-area)?[./]|\/app\/(?:developer|staging)\//
const listedPage = /\/(?:job|company|professional|headline|question|feed)-page\.tsx$/

/** Finds both, before Vite writes down what to load with each import. */
function noteLoaded(): Plugin {
  return {
    name: 'note-loaded',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const note = (name: string) => {
          const chunk = bundle[name]
          if (chunk?.type !== 'chunk' || loaded.has(name)) return
          loaded.add(name)
          for (const imported of chunk.imports) note(imported)
        }
        for (const [name, chunk] of Object.entries(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { facadeModuleId: module } = chunk
          if (module !== null && page.test(module) && !listedPage.test(module)) rare.add(name)
          if (chunk.isEntry || holds(chunk, ...parts)) note(name)
        }
      },
    },
  }
}

/** What nearly every page uses, in small modules: together they cost one request instead of one each. */
const pieces =
  /\/src\/app\/boot\/start-router\.ts$|\/src\/(ui\/(base|time)|app\/(base|page|navigation|session)(?!\/(?:sign-up|refuse-segments|use-viewed|shortcuts-setting)\.)|features\/[^/]+\/base)\/[^/]+$|\/src\/ui\/fields\/counted-choice\.tsx$|\/lucide-react\/dist\/esm\/icons\/(chevron-down|chevron-right|circle-check|info|message-circle|search|sliders-horizontal|sparkles|trophy|x)\.mjs$|\/react-router\/|\/@tanstack\/react-query\/.*\/(QueryClientProvider|useQuery|useBaseQuery)\.|\/@tanstack\/query-core\/.*\/(queryClient|queryObserver|hydration|removable|retryer|queryCache|query)\./

/** With the part of the app that asks for it: alone, that would be a file more to wait for. */
const dom = /\/src\/app\/boot\/start-react\.ts$|\/node_modules\/(react-dom|scheduler)\//

/** Companies and members in lists, with their buttons. */
const cards = /\/src\/features\/[^/]+\/cards\//

/** What each page around a form of the session uses: the ways in, a new password, a mailed link. */
const forms = /\/src\/features\/[^/]+\/forms\/|\/lucide-react\/dist\/esm\/icons\/eye\.mjs$/

/** Signs that a story and what it leads to share: each alone is a request for two hundred bytes. */
const signs =
  /\/lucide-react\/dist\/esm\/icons\/(award|badge-check|download|external-link|link|map-pin|messages-square|pen-line|pencil|waypoints)\.mjs$/

/** The bar of members, which comes at once with all of its parts; their menus come with the first press. */
const member =
  /\/src\/(app\/navigation\/member\/(account-menu|member-navigation|navigation|sidebar)|features\/(slots\/member-navigation|[^/]+\/navigation))\.tsx?$|\/lucide-react\/dist\/esm\/icons\/(bell|log-out|settings)\.mjs$/

/** Around what is reacted to and commented on. */
const discussed =
  /\/src\/features\/(connections\/pictures-to-report|content\/(byline|delete-button|hidden-mark|use-may-edit)|discussion\/(reaction-bar|subject-keys|use-react))\.tsx?$|\/lucide-react\/dist\/esm\/icons\/(face-slightly-smiling-plus|trash)\.mjs$/

/** Posts with their polls, for members alone. */
const posts =
  /\/src\/features\/(feed\/(feed-address|kinds|queries|save-post|tag-links|words)|polls\/(live-poll-card|local-moment|poll-card|poll-keys|poll-results|polls-address|use-vote|vote-form))\.tsx?$|\/contract\/src\/feed\/kinds\.ts$|\/(useInfiniteQuery|infiniteQueryObserver)\.js$|\/lucide-react\/dist\/esm\/icons\/(arrow-up|hand|vote)\.mjs$/

/**
 * What stands where nothing does, yet or at all; notices, and whether a draft waits, which pages without a form show, too.
 */
const states =
  /\/src\/(ui\/(feedback\/(empty-state|loading-ladder|notice|skeleton)|marks\/icon-mark)|app\/forms\/(draft-store|use-draft))\.tsx?$|\/lucide-react\/dist\/esm\/icons\/(circle-alert|eye-off|search-x|sprout|triangle-alert)\.mjs$/

/** Who may see it and how many comments it has, at the edge of posts, headlines, events and courses. */
const marks =
  /\/src\/features\/(content\/audience-mark|discussion\/comment-count)\.tsx$|\/contract\/src\/content\/words\.ts$|\/lucide-react\/dist\/esm\/icons\/lock\.mjs$/

/** What comes along with every page once it has come to rest. */
const idle = /\/src\/(app|features\/[^/]+)\/idle\//

/**
 * What our pages never ask of the router, and what says so in its stead, so that the code behind it goes: fetchers, forms
 * that it sends (ours call the API), routes that are found out on the way, view transitions, and what watches it at work.
 */
const unasked: readonly (readonly [text: string, instead: string])[] = [
  ['\t\tfetch,\n', ''],
  ['\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,\n', ''],
  ['\t\tpatchRoutes,\n\t\t_internalFetchControllers: fetchControllers,\n\t\t_internalSetRoutes,\n', ''],
  ['opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
  ['if (!opts || !isSubmissionNavigation(opts)) return { path };', 'return { path };'],
  ['init.patchRoutesOnNavigation', 'undefined'],
  ['if (isFogOfWar) {', 'if (false) {'],
  ['if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location) {', 'if (false) {'],
  ['} else if (pendingViewTransitionEnabled) {', '} else if (false) {'],
  ['\t\t\trestoreAppliedTransitions(routerWindow, appliedViewTransitions);\n', ''],
  ['persistAppliedTransitions(routerWindow, appliedViewTransitions)', 'undefined'],
  ['init.instrumentations', 'undefined'],
  ['future.unstable_customRouteDiscovery', 'false'],
  ['future.unstable_routePatternMatching', 'false'],
  ['this.#hmrRoutes ?? this.#routes', 'this.#routes'],
  ['if (!this.#hmrRoutes) ', ''],
  ['if (submission && isMutationMethod(submission.formMethod)) {', 'if (false) {'],
  [
    'if (redirectPreserveMethodStatusCodes.has(redirect.response.status) && activeSubmission && isMutationMethod(activeSubmission.formMethod)) await',
    'if (false) await',
  ],
  ['if (status === 400) {\n\t\tstatusText', 'if (false) {\n\t\tstatusText'],
  ['} else if (status === 403) {\n\t\tstatusText', '} else if (false) {\n\t\tstatusText'],
  ['} else if (status === 405) {\n\t\tstatusText', '} else if (false) {\n\t\tstatusText'],
  ['= markFetchRedirectsDone(workingFetchers)', '= false'],
  ['= markFetchRedirectsDone(fetchers)', '= false'],
  ['= abortStaleFetchLoads(pendingNavigationLoadId, workingFetchers)', '= false'],
  ['state.fetchers.forEach((_, key) => deleteFetcher(state.fetchers, key));', ''],
  ['unmountedFetchers.forEach((key) => deleteFetcher(state.fetchers, key));', ''],
  ['if (revalidatingFetchers.length > 0) updates.fetchers = getUpdatedRevalidatingFetchers(revalidatingFetchers);', ''],
]

const text = String.raw`(?:"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`
/** What it tells developers, and why what must not happen would be wrong. */
const warnings = new RegExp(String.raw`(?<=[\t )])warn(?:ing|Once|ingOnce)\((?:[^"\`\n]|${text})*\);$`, 'gm')
const reasons = new RegExp(String.raw`^(\t+invariant\([^"\`\n]+), ${text}\);$`, 'gm')

/**
 * Lets what no one uses of the router go; of its components, each made by a call and given a name for debugging, too.
 */
function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler(code, id) {
        const shaken = /\/lib\/router\/router\.js$/.test(id)
          ? unasked.reduce((rest, [text, instead]) => {
              if (!rest.includes(text))
                this.error(`The router is another one: it does not say ${JSON.stringify(text)}.`)
              return rest.replaceAll(text, instead)
            }, code)
          : code
        return shaken
          .replace('if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {')
          .replace(warnings, ';')
          .replace(reasons, '$1);')
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
      },
    },
  }
}

/** Puts the scripts of features into the page's head: their `head-script.js`, which runs before the first paint. */
function headScripts(): Plugin {
  const folder = join(import.meta.dirname, 'src/features')
  return {
    name: 'head-scripts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const names = (await readdir(folder, { recursive: true })).filter((name) =>
          /^[^\\/]+[\\/]head-script\.js$/.test(name),
        )
        const scripts = names.toSorted().map((name) => readFile(join(folder, name), 'utf8'))
        const tags = (await Promise.all(scripts)).map((script) => `<script>\n${script}</script>`)
        return html.replace('<!--features-->', () => tags.join('\n'))
      },
    },
  }
}

/** Puts the one stylesheet into the page: it is small, and a page then paints after a single round trip. */
function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
          const asset = bundle?.[file]
          return asset?.type === 'asset' ? `<style>${asset.source}</style>` : link
        })
      },
    },
  }
}

/** Where members land, their first page's code is fetched with the app's parts: its own, and that of the frame. */
const landingParts = [landing.page, /\/src\/app\/(frame\/gated-layouts|navigation\/member\/member-navigation)\.tsx$/]

/** Before the scripts: the calls are small, and not to wait for them. */
const askEarly = `<script>
if (location.pathname === '${landing.path}' && !location.search && document.documentElement.dataset.session) {
  const { token } = localStorage
  const state = document.getElementById('state')
  if (token && state) {
    const { apiUrl = '' } = JSON.parse(state.textContent).settings
    globalThis.earlyResponses = {}
    for (const call of ${JSON.stringify(landing.calls)}) {
      const url = call.replace('GET ', apiUrl)
      const response = fetch(url, { credentials: 'same-origin', headers: { authorization: 'Bearer ' + token } })
      response.catch(() => {})
      earlyResponses['GET ' + url + ' ' + token] = response
    }
  }
}
</script>`

/** After them: they come first. */
function preloadLanding(chunks: readonly { fileName: string; imports: string[]; modules: object }[]): string {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()
  const add = (name: string) => {
    if (loaded.has(name) || files.has(name)) return
    files.add(name)
    for (const imported of byName.get(name)?.imports ?? []) add(imported)
  }
  for (const chunk of chunks) if (holds(chunk, ...landingParts)) add(chunk.fileName)
  return `<script>
if (location.pathname === '${landing.path}' && document.documentElement.dataset.session)
  for (const file of ${JSON.stringify([...files])})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href: '/' + file }))
</script>`
}

/**
 * Preloads the app's parts, and lets text and font come before all scripts, which stand below the text: the rendered page
 * reads without them.
 */
function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const files = parts
          .flatMap((part) => chunks.filter((chunk) => holds(chunk, part)))
          .flatMap(({ fileName, imports }) => [...imports, fileName])
        const missing = [...new Set(files)].filter((file) => !html.includes(`"/${file}"`))
        const preloads = missing.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        const scripts: string[] = []
        const text = html.replace(/<script type="module".*?<\/script>|<link rel="modulepreload".*?>/g, (tag) => {
          scripts.push(tag)
          return ''
        })
        const late = [...scripts, ...preloads].map((tag) => tag.replace(/<\w+/, '$& fetchpriority="low"'))
        return text.replace('</body>', `${askEarly}${late.join('')}${preloadLanding(chunks)}</body>`)
      },
    },
  }
}

/** Writes `.br` and `.gz` beside the files, so that the server never compresses one while someone waits. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true })
      const texts = names.filter((name) => /\.(js|css|svg|txt|webmanifest)$/.test(name))
      await Promise.all(
        texts.map(async (name) => {
          const bytes = await readFile(join(dir, name))
          await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(bytes))
          await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(bytes))
        }),
      )
    },
  }
}
