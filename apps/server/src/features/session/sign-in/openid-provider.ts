import { createRemoteJWKSet, customFetch, type RemoteJWKSet } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Context } from '../../../platform/context.ts'
import { fetchBounded, ProviderUnreachable } from './bounded-json.ts'

const HOUR_MS = 3_600_000
/** A provider that is away is not asked again at each request. */
const RETRY_MS = 10_000
/** A key that is not known may make the keys be read again, but not more often than this. */
const COOLDOWN_MS = 30_000

/** What is known of the provider, by OpenID Connect Discovery 1.0. */
export interface OpenIdProvider {
  readonly authorizationEndpoint: string
  readonly keys: RemoteJWKSet
}

type Google = NonNullable<Config['google']>
type FindProvider = () => Promise<OpenIdProvider>

const finders = new WeakMap<Google, FindProvider>()

/**
 * The configured provider; what it says of itself is kept for an hour.
 *
 * @throws {ProviderUnreachable}
 */
export function findProvider({ clock }: Pick<Context, 'clock'>, google: Google): Promise<OpenIdProvider> {
  const find = finders.get(google) ?? createFinder(clock, google.issuer)
  finders.set(google, find)
  return find()
}

function createFinder(clock: Clock, issuer: string): FindProvider {
  let kept: { readonly provider: Promise<OpenIdProvider>; until: number } | undefined
  return () => {
    const now = clock.now().getTime()
    if (kept && now < kept.until) return kept.provider
    const found = { provider: discover(issuer), until: now + HOUR_MS }
    found.provider.catch(() => {
      found.until = now + RETRY_MS
    })
    kept = found
    return found.provider
  }
}

async function discover(issuer: string): Promise<OpenIdProvider> {
  const base = issuer.replace(/\/+$/, '')
  const response = await fetchBounded(`${base}/.well-known/openid-configuration`)
  // What is spoken to over TLS must not lead to where it is not.
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
