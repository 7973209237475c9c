import { z } from 'zod'
import { featureEnvironment } from '../../platform/feature-environment.ts'

declare module '../../platform/feature-environment.ts' {
  interface FeatureSettings {
    /** The payment provider; undefined if nothing is sold. */
    readonly stripe: StripeSettings | undefined
  }
}

const price = z
  .string()
  .regex(/^price_\w{1,200}$/, 'must be the id of a price at Stripe, such as price_1AbC')
  .optional()

const variables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook, whsec_...')
    .optional(),
  STRIPE_PRICE_CREATOR_MONTH: price,
  STRIPE_PRICE_CREATOR_YEAR: price,
  STRIPE_PRICE_PRO_MONTH: price,
  STRIPE_PRICE_PRO_YEAR: price,
  STRIPE_TAX: z.enum(['true', 'false'], 'must be true or false').default('false'),
  STRIPE_TRIAL_DAYS: z.coerce
    .number('must be a whole number of days')
    .int('must be a whole number of days')
    .min(0, 'must not be negative')
    .max(90, 'must be at most 90')
    .default(0),
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
}

/** The operator's account at Stripe. */
export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Whether the key is for Stripe's live mode. */
  readonly live: boolean
  /** The price ids by plan and term; a key is for example `Creator month`. */
  readonly prices: ReadonlyMap<string, string>
  /** Whether Stripe computes taxes. */
  readonly tax: boolean
  /** Free days of a member's first subscription; 0 for none. */
  readonly trialDays: number
  /** The address of another server with Stripe's API, for tests. */
  readonly apiUrl: string | undefined
}

type Variables = z.output<z.ZodObject<typeof variables>>

/**
 * Returns Stripe's settings; undefined if nothing is sold. Adds missing variables, and variables reserved for tests, to
 * `problems`.
 */
function readStripeSettings(
  variables: Variables,
  mode: 'local' | 'live',
  problems: string[],
): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = variables
  const prices = new Map(
    [
      ['Creator month', variables.STRIPE_PRICE_CREATOR_MONTH] as const,
      ['Creator year', variables.STRIPE_PRICE_CREATOR_YEAR] as const,
      ['Pro month', variables.STRIPE_PRICE_PRO_MONTH] as const,
      ['Pro year', variables.STRIPE_PRICE_PRO_YEAR] as const,
    ].flatMap(([name, id]) => (id === undefined ? [] : [[name, id] as const])),
  )
  if (apiUrl !== undefined && mode === 'live') {
    problems.push('STRIPE_API_URL is for tests in MODE=local only; remove it.')
  }
  if (secretKey === undefined && webhookSecret === undefined && prices.size === 0) return undefined
  if (secretKey === undefined || webhookSecret === undefined || prices.size === 0) {
    problems.push(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and at least one STRIPE_PRICE_… belong together: set all or none.',
    )
    return undefined
  }
  if (new Set(prices.values()).size < prices.size) {
    problems.push('Each STRIPE_PRICE_… must name another price.')
    return undefined
  }
  return {
    ...{ secretKey, webhookSecret, prices, apiUrl },
    live: secretKey.includes('_live_'),
    tax: variables.STRIPE_TAX === 'true',
    trialDays: variables.STRIPE_TRIAL_DAYS,
  }
}

export const plansEnvironment = featureEnvironment({
  variables,
  shown: ['STRIPE_API_URL'],
  read: (given, { mode, problems }) => ({ stripe: readStripeSettings(given, mode, problems) }),
})
