import { createRemoteJWKSet, customFetch, type RemoteJWKSet } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Context } from '../../../platform/context.ts'
import { fetchBounded, ProviderUnreachable } from './bounded-json.ts'

const HOUR_MS = 3_600_000
/** An unreachable provider is not retried on each request. */
const RETRY_MS = 10_000
/** An unknown key may cause the keys to be fetched again, but not more often than this. */
const COOLDOWN_MS = 30_000

/** The provider's metadata, by OpenID Connect Discovery 1.0. */
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
  let cached: { readonly provider: Promise<OpenIdProvider>; until: number } | undefined
  return () => {
    const now = clock.now().getTime()
    if (cached && now < cached.until) return cached.provider
    const fresh = { provider: discover(issuer), until: now + HOUR_MS }
    fresh.provider.catch(() => {
      fresh.until = now + RETRY_MS
    })
    cached = fresh
    return fresh.provider
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
  const parsed = document.safeParse(await response.json())
  if (!parsed.success) throw new ProviderUnreachable(`${issuer} does not describe itself.`, { cause: parsed.error })
  const keys = createRemoteJWKSet(new URL(parsed.data.jwks_uri), {
    cooldownDuration: COOLDOWN_MS,
    cacheMaxAge: HOUR_MS,
    [customFetch]: (url) => fetchBounded(url),
  })
  return { authorizationEndpoint: parsed.data.authorization_endpoint, keys }
}
