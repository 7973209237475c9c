import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/** On every reply: for a year, browsers return over TLS only. */
export const transportSecurity = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/**
 * Returns the security headers of the API's replies. They are always the same, so Helmet computes them once rather than
 * for each reply.
 */
export function securityHeaders(): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet({ strictTransportSecurity: false, contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } })(
    request,
    response,
    (error) => {
      if (error) throw error
    },
  )
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
