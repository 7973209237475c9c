import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { textsInLanguage } from '../../packages/texts/build/texts-plugin.ts'
import { directionOf } from '../../packages/texts/src/direction.ts'
import { landing } from './src/features/slots/landing.ts'

/** The language of a client bundle: see `scripts/build.mjs`. */
const language = process.env.WEB_LANGUAGE ?? 'en'
const clientFolder = language === 'en' ? 'dist/client' : `dist/client-${language}`

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    headScripts(),
    statedLanguage(),
    // The server, tests and `npm run dev` look texts up as they run.
    ...(command === 'build' && !isSsrBuild ? [textsInLanguage(language)] : []),
    ...(isSsrBuild ? [] : [keepGroupsLight(), findStartFiles(), inlineStyles(), paintFirst(), precompress()]),
  ],
  // Without this, the server bundle would read NODE_ENV at run time, and React's development build renders three times
  // slower.
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  build: {
    outDir: isSsrBuild ? 'dist/server' : clientFolder,
    emptyOutDir: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // The app's chunks contain a list of preloads for each page. The lists omit the page's own file, which is
      // requested at the same time, and files that every page has loaded already.
      resolveDependencies: (page, files) => files.filter((file) => file !== page && !startFiles.has(file)),
    },
    ...(!isSsrBuild && {
      rolldownOptions: {
        // Calls without side effects. Naming them here removes React Router's unused components, and its warnings for
        // developers.
        treeshake: {
          manualPureFunctions: [
            'React$1.createContext',
            'React$1.forwardRef',
            'React$1.memo',
            'warning',
            'warningOnce',
            'warnOnce',
          ],
        },
        output: {
          // The route table contains the name of every chunk, and every page's bundle contains the route table. Longer
          // names made it a kilobyte larger.
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: { groups },
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

/** Match the modules whose chunks start the app one after the other. They are preloaded together, in one round trip. */
const parts = [/\/boot\/start-router\.ts$/, /\/boot\/start-app\.tsx$/, /\/boot\/start-react\.ts$/]

/** The files of these chunks and of the chunks that they import: every page loads them first. See `findStartFiles`. */
const startFiles = new Set<string>()

/** Fills `startFiles` once the chunks have names, before Vite writes the lists of preloads. */
function findStartFiles(): Plugin {
  return {
    name: 'find-start-files',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const startChunks = parts.flatMap((part) => chunks.filter((chunk) => containsModule(chunk, part)))
        for (const { fileName, imports } of startChunks) for (const file of [...imports, fileName]) startFiles.add(file)
      },
    },
  }
}

/** Whether a chunk contains one of these modules. */
function containsModule({ modules }: { readonly modules: object }, ...tests: readonly RegExp[]): boolean {
  return Object.keys(modules).some((id) => tests.some((test) => test.test(id)))
}

/**
 * The modules that share a file; Rolldown places the others. Without this, each small module that many pages use would
 * be a request. By convention, folders decide which file a module belongs to.
 */
const groups = [
  // Modules that nearly every page uses, and the module that starts the router.
  {
    name: 'pieces',
    test: /\/src\/(app\/boot\/start-router\.ts|(ui\/(base|time)|app\/(base|page|navigation|session)|features\/[^/]+\/base)\/[^/]+)$|\/texts\/src\/compiled[^/]*$|\/react-router\/|\/@tanstack\//,
  },
  // React DOM, in one chunk with the module that starts it.
  { name: 'dom', test: /\/src\/app\/boot\/start-react\.ts$|\/node_modules\/(react-dom|scheduler)\// },
  // Loaded by every page once it is idle.
  { name: 'idle', test: /\/src\/(app|features\/[^/]+)\/idle\// },
  { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 8 },
  // The navigation of members, without its menus.
  {
    name: 'member',
    test: /\/src\/(app\/navigation\/member\/[^/]+|features\/(slots\/member-navigation|[^/]+\/navigation)\.tsx?)$/,
  },
  // The loading, failure and empty states of pages, and the drafts of forms.
  { name: 'states', test: /\/src\/(ui\/states|app\/forms\/drafts)\// },
  // The parts around content: author, reactions, comments, audience.
  { name: 'marks', test: /\/src\/features\/[^/]+\/marks\// },
  { name: 'posts', test: /\/src\/features\/(feed\/posts|polls\/cards)\// },
]

/**
 * Fails the build if a group of shared code contains overlays. Overlays are larger than most pages, and must be loaded
 * only when they open. The usual cause is a module with an overlay in one of the group's folders.
 */
function keepGroupsLight(): Plugin {
  const names: readonly string[] = groups.map(({ name }) => name)
  return {
    name: 'keep-groups-light',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue
        if (containsModule(chunk, /\/node_modules\/@(base-ui|floating-ui)\//))
          this.error(`The chunk "${chunk.name}" contains overlays: move the module that is loaded on demand elsewhere.`)
      }
    },
  }
}

/** States the language of the page and the direction of writing. */
function statedLanguage(): Plugin {
  return {
    name: 'stated-language',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : ''
        return html.replace('<html lang="en">', `<html lang="${language}"${direction}>`)
      },
    },
  }
}

/** Inlines each feature's `head-script.js` into the page's head, where it runs before the first paint. */
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

/** Inlines the only stylesheet into the page: it is small, and a page then paints after a single round trip. */
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

/**
 * Matches the modules of the page that members land on, and of its frame. Their code is preloaded there together with
 * the app's chunks.
 */
const landingParts = [landing.page, /\/src\/app\/(frame\/gated-layouts|navigation\/member\/member-navigation)\.tsx$/]

/**
 * A script that starts the first API calls of the page that members land on. It precedes the app's scripts, so that the
 * calls, which are small, don't wait for them.
 */
const earlyCallScript = `<script>
if (pagePath === '${landing.path}' && !location.search && document.documentElement.dataset.session) {
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

/**
 * Returns a script that preloads the code of the page that members land on. It follows the app's scripts, which take
 * precedence.
 */
function preloadLanding(chunks: readonly { fileName: string; imports: string[]; modules: object }[]): string {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()
  const add = (name: string) => {
    if (startFiles.has(name) || files.has(name)) return
    files.add(name)
    for (const importedFile of byName.get(name)?.imports ?? []) add(importedFile)
  }
  for (const chunk of chunks) if (containsModule(chunk, ...landingParts)) add(chunk.fileName)
  return `<script>
if (pagePath === '${landing.path}' && document.documentElement.dataset.session)
  for (const file of ${JSON.stringify([...files])})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href: '/' + file }))
</script>`
}

/**
 * Moves all scripts and preloads below the page's text, with a low priority, so that text and font load first: the
 * server-rendered page is readable without scripts. Adds the missing preloads of `startFiles`.
 */
function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const missingFiles = [...startFiles].filter((file) => !html.includes(`"/${file}"`))
        const preloads = missingFiles.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        const scripts: string[] = []
        const text = html.replace(/<script type="module".*?<\/script>|<link rel="modulepreload".*?>/g, (tag) => {
          scripts.push(tag)
          return ''
        })
        const lowPriorityTags = [...scripts, ...preloads].map((tag) => tag.replace(/<\w+/, '$& fetchpriority="low"'))
        return text.replace('</body>', `${earlyCallScript}${lowPriorityTags.join('')}${preloadLanding(chunks)}</body>`)
      },
    },
  }
}

/** Writes a `.br` and a `.gz` next to each text file, so that the server compresses no file during a request. */
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
