import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRendererModule } from '@rise/contract/page-renderer'

/** The built web app: its page renderer, its `index.html`, and the folder of its files. */
export interface WebApp extends PageRendererModule {
  readonly template: string
  readonly clientFolder: string
}

/** Loads the build below `folder` (`client/`, `server/`); undefined when there is none. */
export async function loadWebApp(folder: string): Promise<WebApp | undefined> {
  const entry = join(folder, 'server', 'entry-server.js')
  if (!existsSync(entry)) return undefined
  const clientFolder = join(folder, 'client')
  const template = await readFile(join(clientFolder, 'index.html'), 'utf8')
  const { createPageRenderer, gatedPaths } = (await import(pathToFileURL(entry).href)) as PageRendererModule
  return { createPageRenderer, gatedPaths, template, clientFolder }
}
