import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'

/** The provider's configuration for Rise, and a function that stops it. */
interface RunningProvider {
  readonly clientId: string
  readonly issuer: string
  stop(): void
}

/**
 * Starts an OpenID provider that replaces Google: the certified library, which accepts any address with any password.
 * It redirects only to the login page of `origin`.
 */
export async function startOpenIdProvider(origin: string): Promise<RunningProvider> {
  const clientId = 'rise-web'
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The OpenID provider has no port.')
  const issuer = `http://127.0.0.1:${address.port}`
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        // Other types of clients may not redirect to an address without TLS.
        application_type: 'native',
        redirect_uris: [`${origin}/login`],
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
      },
    ],
    responseTypes: ['id_token'],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    jwks: { keys: [{ ...key, kty: 'RSA', kid: 'journeys', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['of the journeys alone'] },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, email: id, email_verified: true }) }),
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    // Browsers request this icon, and log an error if it is missing.
    if (request.url === '/favicon.ico') response.writeHead(204).end()
    else void answer(request, response)
  })
  return {
    clientId,
    issuer,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
