import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RenderPage } from '@rise/contract/page-renderer'
import type { WebApp } from '../src/platform/http/web-app.ts'

export interface BuiltWebApp extends WebApp {
  /** URL paths of the files in the client folder. */
  readonly files: readonly string[]
  remove(): Promise<void>
}

const SCRIPT = "document.documentElement.dataset.theme = 'dark'"

/** Writes the files of a web build to disk, with the test's renderer. */
export async function buildWebApp(render: RenderPage): Promise<BuiltWebApp> {
  const clientFolder = await mkdtemp(join(tmpdir(), 'rise-web-'))
  await mkdir(join(clientFolder, 'assets'))
  const template = `<!doctype html><html><head><script>${SCRIPT}</script></head><body></body></html>`
  await writeFile(join(clientFolder, 'index.html'), template)
  await writeFile(join(clientFolder, 'assets', 'index-AbC123.js'), 'export {}')
  await writeFile(join(clientFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return {
    clientFolders: [clientFolder],
    templates: new Map([['en', template]]),
    files: ['/assets/index-AbC123.js', '/favicon.svg'],
    createPageRenderer: () => render,
    gatedPaths: ['/settings', '/events/:/edit'],
    remove: () => rm(clientFolder, { recursive: true }),
  }
}
