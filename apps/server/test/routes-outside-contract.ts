import type { RouteOptions } from 'fastify'

/** The only routes allowed outside the contract, besides the files of the web app and those declared by features. */
const outboxRoutes = ['/dev/mail', '/dev/mail.json', '/dev/mail/:id', '/dev/mail/:id/html']
const platformRoutes = ['/healthz', '/readyz', '/metrics', '/api/openapi.json', '/api/*', '/*', ...outboxRoutes]
const isReference = (url: string) => url === '/api/docs' || url.startsWith('/api/docs/')

/** Returns an app's routes outside the contract, and endpoints of the contract without a route. */
export function routesOutsideContract(
  routes: readonly RouteOptions[],
  contractKeys: readonly string[],
  files: readonly string[],
): string[] {
  const served = new Set<string>()
  const rogues: string[] = []
  for (const { method, url, config } of routes) {
    const key = config?.contractKey
    if (key !== undefined) served.add(key)
    const isDeclared = key !== undefined && contractKeys.includes(key)
    const isPlatforms = key === undefined && (platformRoutes.includes(url) || isReference(url) || files.includes(url))
    if (!isDeclared && !isPlatforms) rogues.push(`${method} ${url} is outside the contract`)
  }
  return [...rogues, ...contractKeys.filter((key) => !served.has(key)).map((key) => `${key} has no route`)]
}
