import type { RouteObject } from 'react-router'

let table: readonly RouteObject[] = []
let knownPaths: ReadonlySet<string> = new Set()

/** Registers which pages exist. The route table calls it once; tests pass the pages of their world. */
export function registerRoutes(routes: readonly RouteObject[]): void {
  table = routes
  knownPaths = new Set(routes.flatMap((route) => pathsOf(route, '')))
}

/**
 * Whether a page exists, by its path in the route table: `/jobs`, `/professional/:profile`. Names of parameters are
 * ignored. Links to planned features ask here, and so appear once their pages exist.
 */
export function routeExists(path: string): boolean {
  return knownPaths.has(normalized(path))
}

/** The route table itself, for modules that must not import it: the pages in it import the frame. */
export function routeTable(): readonly RouteObject[] {
  return table
}

/** The paths of a route and its descendants, as `routeExists` takes them, with `:` for each parameter. */
export function pathsOfRoute(route: RouteObject): readonly string[] {
  return [...new Set(pathsOf(route, ''))]
}

function pathsOf({ path = '', children = [] }: RouteObject, parent: string): string[] {
  const fullPath = path.startsWith('/') ? path : `${parent}/${path}`
  const childPaths = children.flatMap((child) => pathsOf(child, path ? fullPath : parent))
  return path === '' || path === '*' ? childPaths : [...childPaths, ...variantsOf(fullPath).map(normalized)]
}

/** A path with an optional segment counts as two paths, as does an area with its own table of pages (`/admin/*`). */
function variantsOf(path: string): string[] {
  if (path.endsWith('/*')) return [path.slice(0, -2), path]
  const optionalSegment = /\/[^/]+\?(?=\/|$)/.exec(path)
  if (!optionalSegment) return [path]
  return [
    path.replace(optionalSegment[0], ''),
    path.replace(optionalSegment[0], optionalSegment[0].slice(0, -1)),
  ].flatMap(variantsOf)
}

function normalized(path: string): string {
  const normalisedPath = path.replaceAll(/:[^/]+/g, ':').replaceAll(/\/+/g, '/')
  return normalisedPath.length > 1 ? normalisedPath.replace(/\/$/, '') : normalisedPath
}
