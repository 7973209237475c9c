import type { RouteObject } from 'react-router'

let table: readonly RouteObject[] = []
let knownPaths: ReadonlySet<string> = new Set()

/** Registers which pages exist. The route table calls it once; tests register the pages that they need. */
export function registerRoutes(routes: readonly RouteObject[]): void {
  table = routes
  knownPaths = new Set(routes.flatMap((route) => pathsOf(route, '')))
}

/**
 * Whether a page exists, by its path in the route table: `/jobs`, `/professional/:profile`. Names of parameters are
 * ignored. A link to a planned feature checks this, and so appears together with the page.
 */
export function routeExists(path: string): boolean {
  return knownPaths.has(normalized(path))
}

/** Returns the route table, for modules that can't import it without a cycle: its pages import the frame. */
export function routeTable(): readonly RouteObject[] {
  return table
}

/** Returns the paths of a route and its descendants, with `:` for each parameter. `routeExists` accepts this form. */
export function pathsOfRoute(route: RouteObject): readonly string[] {
  return [...new Set(pathsOf(route, ''))]
}

function pathsOf({ path = '', children = [] }: RouteObject, parent: string): string[] {
  const fullPath = path.startsWith('/') ? path : `${parent}/${path}`
  const childPaths = children.flatMap((child) => pathsOf(child, path ? fullPath : parent))
  return path === '' || path === '*' ? childPaths : [...childPaths, ...variantsOf(fullPath).map(normalized)]
}

/** Splits a path with an optional segment into two paths, and likewise an area with its own pages (`/admin/*`). */
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
