import type Stripe from 'stripe'
import type { Context } from '../../../platform/context.ts'
import { WITH_DISCOUNTS } from './discount-of.ts'
import type { Payments } from './stripe-client.ts'
import { rowOf, syncCustomer } from './sync-customer.ts'

/**
 * A difference as a readable line. `customer` is the Stripe customer whose data should be read again; null if a person
 * has to decide.
 */
export interface Difference {
  readonly line: string
  readonly customer: string | null
}

const endedStates: ReadonlySet<string> = new Set(['canceled', 'incomplete', 'incomplete_expired'])

/** Returns the differences between Rise's and Stripe's data about paid plans. */
export async function comparePlans({ db }: Context, payments: Payments): Promise<Difference[]> {
  const customers = await db
    .selectFrom('billing_customer')
    .innerJoin('actor', 'actor.id', 'billing_customer.actor_id')
    .select(['billing_customer.customer_id', 'actor.id', 'actor.kind', 'actor.slug'])
    .execute()
  const owners = new Map(customers.map((row) => [row.customer_id, row]))
  const rows = await db.selectFrom('subscription').selectAll().where('ended_at', 'is', null).execute()
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const differences: Difference[] = []
  const seenIds = new Set<string>()
  const countByCustomer = new Map<string, number>()
  for await (const subscription of payments.stripe.subscriptions.list({
    ...{ status: 'all', limit: 100, expand: WITH_DISCOUNTS },
  })) {
    const customer = typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id
    const owner = owners.get(customer)
    if (endedStates.has(subscription.status)) continue
    seenIds.add(subscription.id)
    if (!owner) {
      differences.push({ line: `${subscription.id} of ${customer} belongs to no member of Rise.`, customer: null })
      continue
    }
    countByCustomer.set(customer, (countByCustomer.get(customer) ?? 0) + 1)
    const name = `${owner.kind}/${owner.slug}`
    const words = differenceOf(subscription, owner.id, rowsById.get(subscription.id), payments)
    if (words !== undefined) differences.push({ line: `${name}: ${subscription.id} ${words}`, customer })
  }
  for (const row of rows) {
    if (seenIds.has(row.id)) continue
    const owner = customers.find(({ id }) => id === row.actor_id)
    const line = `${owner ? `${owner.kind}/${owner.slug}` : row.actor_id}: ${row.id} has ended at Stripe.`
    differences.push({ line, customer: owner?.customer_id ?? null })
  }
  for (const [customer, count] of countByCustomer) {
    if (count > 1) differences.push({ line: `${customer} pays for ${count} plans at once.`, customer: null })
  }
  return differences
}

/**
 * Repairs the differences by reading the subscriptions from Stripe again. Returns the number of customers concerned.
 */
export async function mendPlans(ctx: Context, payments: Payments, differences: readonly Difference[]): Promise<number> {
  const customers = new Set(differences.flatMap(({ customer }) => customer ?? []))
  for (const customer of customers) await syncCustomer(ctx, payments, customer)
  return customers.size
}

const comparedFields = [
  'plan',
  'term',
  'amount',
  'discount',
  'currency',
  'status',
  'cancels',
  'period_ends_at',
] as const

function differenceOf(
  subscription: Stripe.Subscription,
  actorId: string,
  known: { readonly [K in (typeof comparedFields)[number]]: unknown } | undefined,
  { settings }: Payments,
): string | undefined {
  const row = rowOf(subscription, actorId, settings)
  if (!row) return 'is of no plan that is sold here.'
  if (!known) return 'is unknown to Rise.'
  const differentFields = comparedFields.filter((field) => String(row[field]) !== String(known[field]))
  if (differentFields.length === 0) return undefined
  return differentFields.map((field) => `${field} is ${String(row[field])}, not ${String(known[field])}`).join('; ')
}
