import { planErrors } from '@rise/contract/plans/errors'
import type Stripe from 'stripe'
import type { Config } from '../../../platform/config.ts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { StripeSettings } from '../environment.ts'

const TIMEOUT_MS = 8_000

export interface Payments {
  readonly stripe: Stripe
  readonly settings: StripeSettings
}

const clients = new WeakMap<StripeSettings, Promise<Stripe>>()

/** Returns the client of the operator's account at Stripe; undefined if nothing is sold. */
export async function paymentsOf({ stripe: settings }: Pick<Config, 'stripe'>): Promise<Payments | undefined> {
  if (!settings) return undefined
  const client = clients.get(settings) ?? connect(settings)
  clients.set(settings, client)
  return { stripe: await client, settings }
}

/** Creates the client. Stripe's package is loaded only if plans are sold. */
async function connect({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const url = apiUrl === undefined ? undefined : new URL(apiUrl)
  return new StripeClient(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  })
}

/**
 * Calls Stripe on behalf of a member's request.
 *
 * @throws {Failure} `payments-unavailable` if Stripe is unavailable or refuses the call
 */
export async function callStripe<T>({ log }: Pick<Context, 'log'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Failure) throw error
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'Stripe did not do as asked')
    throw new Failure(planErrors['payments-unavailable'])
  }
}

/** Whether Stripe reports a missing object, such as a deleted customer or a price of another account. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing'
}
