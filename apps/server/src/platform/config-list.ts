import { environmentOf } from './config.ts'
import type { FeatureEnvironment } from './feature-environment.ts'

/** An environment variable as an admin may see it. */
export interface ConfiguredVariable {
  readonly name: string
  /** The value; null for a secret, and if there is no value. */
  readonly value: string | null
  readonly secret: boolean
  readonly from: 'environment' | 'default' | 'not-set'
}

/**
 * Names of secrets, and of addresses that may contain a password. A new variable with such a name counts as secret
 * until it is listed in `nonSecretNames`, or as `shown` in the environment of its feature.
 */
const secretLikeName = /SECRET|PASSWORD|PRIVATE|TOKEN|KEY|_URL$/
const nonSecretNames: readonly string[] = [
  ...['PUBLIC_URL', 'API_URL', 'OFFICIAL_URL'],
  // This address contains no password, because `fetch` refuses an address with a password.
  'AI_BASE_URL',
]

/** Returns every variable that the server reads. For a secret, only whether it is set is returned. */
export function listConfiguration(
  env: Readonly<Record<string, string | undefined>>,
  features: readonly FeatureEnvironment[],
): ConfiguredVariable[] {
  const environment = environmentOf(features)
  const publicNames = new Set([...nonSecretNames, ...features.flatMap((feature) => feature.shown)])
  const defaults: Readonly<Record<string, unknown>> = environment.parse({})
  return Object.keys(environment.shape).map((name) => {
    const value = env[name]?.trim() || undefined
    const defaultValue = defaults[name]
    const defaultText = defaultValue === undefined || defaultValue === '' ? undefined : String(defaultValue)
    const from = value !== undefined ? 'environment' : defaultText !== undefined ? 'default' : 'not-set'
    const isSecret = secretLikeName.test(name) && !publicNames.has(name)
    return { name, value: isSecret ? null : (value ?? defaultText ?? null), secret: isSecret, from }
  })
}
