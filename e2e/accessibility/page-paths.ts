import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const webSources = resolve(import.meta.dirname, '../../apps/web/src')

interface Route {
  readonly path?: string
  readonly children?: readonly Route[]
}

/** Returns the path of every page in the web app's route table and in the admin area: `/jobs/:job`. */
export async function readPagePaths(): Promise<readonly string[]> {
  const { routes } = await load<{ routes: readonly Route[] }>('app/routes.tsx')
  const { adminArea } = await load<{ adminArea: { pages: readonly { path: string }[] } }>(
    'features/slots/admin-area.ts',
  )
  const adminPaths = adminArea.pages.map(({ path }) => `/admin/${path}`.replace(/\/$/, ''))
  return [...routes.flatMap(pathsOf).filter((path) => !path.endsWith('*')), ...adminPaths]
}

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(webSources, file), { logLevel: 'error' })
  return module
}

function pathsOf({ path, children = [] }: Route): string[] {
  return [...(path === undefined ? [] : [path]), ...children.flatMap(pathsOf)]
}

/** Returns the page's address without parameters, if it has one: `/company/edit` for `/company/:profile?/edit`. */
export function plainAddress(path: string): string | undefined {
  const address = path.replaceAll(/\/:\w+\?/g, '')
  return address.includes(':') ? undefined : address
}

/** Returns a function that returns the path of the page at an address; undefined if no page is there. */
export function createPathFinder(paths: readonly string[]): (pathname: string) => string | undefined {
  const rules = paths
    .map((path) => ({
      path,
      parameters: path.split(':').length,
      pattern: new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`),
    }))
    // `/jobs/remote` is not `/jobs/:job`, and `/company/edit` is not `/company/:profile`.
    .sort((a, b) => a.parameters - b.parameters || b.path.length - a.path.length)
  return (pathname) => rules.find(({ pattern }) => pattern.test(pathname))?.path
}
