import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/** Of every reply, whatever it is: browsers come back over TLS alone for a year. */
export const transportSecurity = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** The security headers of the API's replies. They are the same for all, so Helmet works them out once instead of for each reply. */
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
