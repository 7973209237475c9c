import type { RouteOptions } from 'fastify'

const outboxRoutes = [
  '/dev/mail',
  '/dev/mail.json',
  '/dev/mail/all',
  '/dev/mail/all/:key/:theme',
  '/dev/mail/:id',
  '/dev/mail/:id/html',
]
/** The only routes allowed outside the contract, besides the files of the web app and those declared by features. */
const platformRoutes = ['/healthz', '/readyz', '/metrics', '/api/openapi.json', '/api/*', '/*', ...outboxRoutes]
const isReference = (url: string) => url === '/api/docs' || url.startsWith('/api/docs/')

/** Returns an app's routes outside the contract, and endpoints of the contract without a route. */
export function routesOutsideContract(
  routes: readonly RouteOptions[],
  contractKeys: readonly string[],
  files: readonly string[],
): string[] {
  const servedRoutes = new Set<string>()
  const rogues: string[] = []
  for (const { method, url, config } of routes) {
    const key = config?.contractKey
    if (key !== undefined) servedRoutes.add(key)
    const isDeclared = key !== undefined && contractKeys.includes(key)
    const isPlatforms = key === undefined && (platformRoutes.includes(url) || isReference(url) || files.includes(url))
    if (!isDeclared && !isPlatforms) rogues.push(`${method} ${url} is outside the contract`)
  }
  return [...rogues, ...contractKeys.filter((key) => !servedRoutes.has(key)).map((key) => `${key} has no route`)]
}
