import type { FastifyInstance } from 'fastify'

/** The headers of the preflight reply. Browsers keep it for two hours, the most that Chrome allows. */
const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '7200',
}

/**
 * Lets pages of one other origin call this API (CORS). Cookies are not involved: the bearer token is in a header. Other
 * origins get no CORS headers, so browsers keep the replies from them.
 */
export function shareWithPages(app: FastifyInstance, pageOrigin: string): void {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    reply.header('vary', 'origin')
    if (headers.origin !== pageOrigin) return
    reply.header('access-control-allow-origin', pageOrigin)
    reply.header('access-control-expose-headers', 'retry-after')
    // Later code treats these pages as our own. Browsers set both headers, and scripts can't.
    if (headers['sec-fetch-site'] !== undefined) headers['sec-fetch-site'] = 'same-origin'
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return
    await reply.code(204).headers(preflight).send()
  })
}
