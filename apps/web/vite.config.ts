import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [shakeRouter(), inlineStyles(), paintFirst(), precompress()]),
  ],
  // React's development build renders three times slower; the server bundle is fixed to production.
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'pieces', test: pieces },
              { name: 'cards', test: cards },
              { name: 'forms', test: forms },
            ],
          },
        },
      },
    }),
  },
  ssr: { noExternal: true },
  server: {
    port: 5173,
    proxy: { '/api': api, '/dev/mail': api, '/pictures': api, '/socket.io': { target: api, ws: true } },
  },
}))

/** Small modules that nearly every page uses: together they cost one request instead of one each. */
const pieces =
  /\/src\/(ui\/(anchor|brand-logo|button|button-style|card|checkbox|chip|class-names|combobox-field|current-link|empty-state|failed-block|field|icon-button|load-bar|link|logo-mark|name-mark|pager|picture|picture-sources|select|skip-link|spinner|time|relative-time|time-zone|date-locale|toast|toast-host)|app\/(api|app-context|focus-heading|navigation|page-error|page-head|route-exists|settings|social-name|view-change|navigation\/(audience|bar-link|bottom-bar|guest-navigation)|session\/(addresses|safe-storage|session-store|sign-up|storage-names|track-user-conversions|use-session|visits)|shortcuts\/shortcuts-setting)|features\/(jobs\/(format|index|jobs-address|jobs-view|queries)|newsletter\/(chat-closed|email-address|index|newsletter-form|newsletter-host|newsletter-opener)))\.tsx?$|\/lucide-react\/dist\/esm\/icons\/(chevron-down|chevron-right|circle-check|info|search|x)\.mjs$|\/react-router\/|\/@tanstack\/react-query\/.*\/(QueryClientProvider|useQuery|useBaseQuery)\.|\/@tanstack\/query-core\/.*\/(queryClient|queryObserver|hydration|removable|retryer|queryCache|query)\./

/** Companies and members in lists, with what one can do about them. */
const cards =
  /\/src\/features\/(companies\/company-card|connections\/(ask-state|follow-button|member-item|member-menu|member-name|queries|use-follow))\.tsx?$/

/** What each page around a form of the session uses: the ways in, a new password, a mailed link. */
const forms =
  /\/src\/(ui\/(notice|password-field)|app\/session\/use-draft|features\/session\/(company-join-form|email-field|form-parts|join-form|mail-sent|mailed-link-failed|new-password-form|use-confirmation-toast|use-contract-form|use-mailed-link))\.tsx?$|\/lucide-react\/dist\/esm\/icons\/(circle-alert|circle-check|eye|eye-off|triangle-alert)\.mjs$/

/**
 * Lets what nobody uses of the router go: components, each made by a call and given a name for debugging, and what watches
 * it at work.
 */
function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        code
          .replaceAll('init.instrumentations', 'undefined')
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2'),
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

/** The parts that the entry loads one after the other: preloaded together, so that they cost one round trip. */
const parts = /\/src\/app\/start-(react|router|app)\.tsx?$/

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
        const files = chunks
          .filter(({ facadeModuleId }) => parts.test(facadeModuleId ?? ''))
          .flatMap(({ fileName, imports }) => [fileName, ...imports])
        const missing = [...new Set(files)].filter((file) => !html.includes(`"/${file}"`))
        const preloads = missing.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        const scripts: string[] = []
        const text = html.replace(/<script type="module".*?<\/script>|<link rel="modulepreload".*?>/g, (tag) => {
          scripts.push(tag)
          return ''
        })
        const late = [...scripts, ...preloads].map((tag) => tag.replace(/<\w+/, '$& fetchpriority="low"'))
        return text.replace('</body>', `${late.join('')}</body>`)
      },
    },
  }
}

/** Writes `.br` and `.gz` beside the files, so that the server never compresses one while somebody waits. */
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
