import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRendererModule, Templates } from '@rise/contract/page-renderer'
import { SOURCE_LANGUAGE } from '@rise/texts/text-source'
import { StartError } from '../data-dir.ts'

/** The built web app: its page renderer, and for each language its `index.html` and the folder of its files. */
export interface WebApp extends PageRendererModule {
  readonly templates: Templates
  readonly clientFolders: readonly string[]
}

/**
 * Loads the build below `folder`: `server/`, and a folder for each language, such as `client/` and `client-de/`. Returns
 * undefined when there is none.
 *
 * @throws {StartError} if the app isn't built in one of the languages
 */
export async function loadWebApp(folder: string, languages: readonly string[]): Promise<WebApp | undefined> {
  const entry = join(folder, 'server', 'entry-server.js')
  if (!existsSync(entry)) return undefined
  const clients = await Promise.all(
    languages.map(async (language) => {
      const clientFolder = join(folder, language === SOURCE_LANGUAGE ? 'client' : `client-${language}`)
      const template = await readFile(join(clientFolder, 'index.html'), 'utf8').catch(() => {
        throw new StartError(`The web app is not built in the language "${language}". Start with: npm start`)
      })
      return { language, clientFolder, template }
    }),
  )
  const { createPageRenderer, gatedPaths } = (await import(pathToFileURL(entry).href)) as PageRendererModule
  return {
    ...{ createPageRenderer, gatedPaths },
    templates: new Map(clients.map(({ language, template }) => [language, template])),
    clientFolders: clients.map(({ clientFolder }) => clientFolder),
  }
}
