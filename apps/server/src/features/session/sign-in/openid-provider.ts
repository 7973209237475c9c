import { createRemoteJWKSet, customFetch, type RemoteJWKSet } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Context } from '../../../platform/context.ts'
import { fetchBounded, ProviderUnreachable } from './bounded-json.ts'

const HOUR_MS = 3_600_000
/** How long an unreachable provider is not retried. */
const RETRY_MS = 10_000
/** The minimum time between fetching the keys because of an unknown key. */
const COOLDOWN_MS = 30_000

/** The provider's metadata according to OpenID Connect Discovery 1.0. */
export interface OpenIdProvider {
  readonly authorizationEndpoint: string
  readonly keys: RemoteJWKSet
}

type Google = NonNullable<Config['google']>
type FindProvider = () => Promise<OpenIdProvider>

const finders = new WeakMap<Google, FindProvider>()

/**
 * Returns the configured provider; its metadata is cached for an hour.
 *
 * @throws {ProviderUnreachable}
 */
export function findProvider({ clock }: Pick<Context, 'clock'>, google: Google): Promise<OpenIdProvider> {
  const find = finders.get(google) ?? createFinder(clock, google.issuer)
  finders.set(google, find)
  return find()
}

function createFinder(clock: Clock, issuer: string): FindProvider {
  let cachedProvider: { readonly provider: Promise<OpenIdProvider>; until: number } | undefined
  return () => {
    const now = clock.now().getTime()
    if (cachedProvider && now < cachedProvider.until) return cachedProvider.provider
    const newProvider = { provider: discover(issuer), until: now + HOUR_MS }
    newProvider.provider.catch(() => {
      newProvider.until = now + RETRY_MS
    })
    cachedProvider = newProvider
    return newProvider.provider
  }
}

async function discover(issuer: string): Promise<OpenIdProvider> {
  const base = issuer.replace(/\/+$/, '')
  const response = await fetchBounded(`${base}/.well-known/openid-configuration`)
  // A provider reached over TLS must not refer to addresses without it.
  const address = base.startsWith('https:') ? z.url({ protocol: /^https$/ }) : z.url({ protocol: /^https?$/ })
  const document = z.object({
    issuer: z.literal([base, `${base}/`]),
    authorization_endpoint: address,
    jwks_uri: address,
  })
  const parsedMetadata = document.safeParse(await response.json())
  if (!parsedMetadata.success)
    throw new ProviderUnreachable(`${issuer} does not describe itself.`, { cause: parsedMetadata.error })
  const keys = createRemoteJWKSet(new URL(parsedMetadata.data.jwks_uri), {
    cooldownDuration: COOLDOWN_MS,
    cacheMaxAge: HOUR_MS,
    [customFetch]: (url) => fetchBounded(url),
  })
  return { authorizationEndpoint: parsedMetadata.data.authorization_endpoint, keys }
}
