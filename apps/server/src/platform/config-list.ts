import { environment } from './config.ts'

/** A variable of the environment, as an admin may see it. */
export interface ConfiguredVariable {
  readonly name: string
  /** Null for secrets, and where there is no value. */
  readonly value: string | null
  readonly secret: boolean
  readonly from: 'environment' | 'default' | 'not-set'
}

/** Addresses of stores hold passwords; so does whatever signs or opens something. */
const secrets: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'AUTH_SECRET',
  'SMTP_URL',
  'MAIL_EVENTS_SECRET',
  'VAPID_PRIVATE_KEY',
  'S3_KEY_ID',
  'S3_SECRET',
  'AI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
])

/** Returns every variable that the server reads, in the order of the README. Secrets are set or not set, and no more. */
export function listConfiguration(env: Readonly<Record<string, string | undefined>>): ConfiguredVariable[] {
  const defaults: Readonly<Record<string, unknown>> = environment.parse({})
  return Object.keys(environment.shape).map((name) => {
    const given = env[name]?.trim() || undefined
    const standard = defaults[name]
    const usual = standard === undefined || standard === '' ? undefined : String(standard)
    const from = given !== undefined ? 'environment' : usual !== undefined ? 'default' : 'not-set'
    const secret = secrets.has(name)
    return { name, value: secret ? null : (given ?? usual ?? null), secret, from }
  })
}
