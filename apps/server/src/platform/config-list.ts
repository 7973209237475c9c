import { environmentOf } from './config.ts'
import type { FeatureEnvironment } from './feature-environment.ts'

/** A variable of the environment, as an admin may see it. */
export interface ConfiguredVariable {
  readonly name: string
  /** Null for secrets, and where there is no value. */
  readonly value: string | null
  readonly secret: boolean
  readonly from: 'environment' | 'default' | 'not-set'
}

/**
 * Names of secrets, and of addresses that may hold a password. A new variable with such a name counts as secret until
 * it is listed below.
 */
const secretLikeName = /SECRET|PASSWORD|PRIVATE|TOKEN|KEY|_URL$/
const open: readonly string[] = [
  ...['PUBLIC_URL', 'API_URL', 'OFFICIAL_URL'],
  // Requests to an address with a password are refused, so it holds none.
  'AI_BASE_URL',
]

/** Returns every variable that the server reads. A secret's value is omitted; only whether it is set is shown. */
export function listConfiguration(
  env: Readonly<Record<string, string | undefined>>,
  features: readonly FeatureEnvironment[],
): ConfiguredVariable[] {
  const environment = environmentOf(features)
  const publicNames = new Set([...open, ...features.flatMap((feature) => feature.shown)])
  const defaults: Readonly<Record<string, unknown>> = environment.parse({})
  return Object.keys(environment.shape).map((name) => {
    const value = env[name]?.trim() || undefined
    const defaultValue = defaults[name]
    const defaultText = defaultValue === undefined || defaultValue === '' ? undefined : String(defaultValue)
    const from = value !== undefined ? 'environment' : defaultText !== undefined ? 'default' : 'not-set'
    const secret = secretLikeName.test(name) && !publicNames.has(name)
    return { name, value: secret ? null : (value ?? defaultText ?? null), secret, from }
  })
}
