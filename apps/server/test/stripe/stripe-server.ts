import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

const SECRET_KEY = 'sk_test_rise'
const WEBHOOK_SECRET = 'whsec_of_the_tests'
export const PRICES = {
  STRIPE_PRICE_CREATOR_MONTH: 'price_creator_month',
  STRIPE_PRICE_CREATOR_YEAR: 'price_creator_year',
  STRIPE_PRICE_PRO_MONTH: 'price_pro_month',
  STRIPE_PRICE_PRO_YEAR: 'price_pro_year',
}

type Thing = Record<string, unknown> & { id: string }

export interface StripeEvent {
  readonly id: string
  readonly type: string
  readonly livemode: boolean
  readonly created: number
  readonly data: { readonly object: Thing }
  readonly account?: string
}

interface Coupon {
  readonly percent_off?: number
  readonly amount_off?: number
}

export interface StripeServer {
  readonly origin: string
  /** The environment variables of a server that uses this Stripe. */
  readonly env: Readonly<Record<string, string>>
  /** The events until now, oldest first. */
  readonly events: StripeEvent[]
  /** The API calls until now, as method and path. */
  readonly calls: string[]
  /** Whether calls are refused, as in an outage. */
  down: boolean
  /** Whether the last checkout takes promotion codes. */
  promotions: boolean
  /** The address to which new events are sent, if any. */
  webhook: string | undefined
  readonly prices: Map<string, Thing>
  readonly subscriptions: Map<string, Thing>
  /** Pays an open checkout, as its customer would. Returns the subscription. */
  pay(checkoutUrl: string): Promise<Thing>
  /** Lets the payment for a subscription's next term fail. */
  fail(subscription: string): Promise<StripeEvent>
  /** Lets a payment for a subscription succeed, so that it is active. */
  recover(subscription: string): Promise<StripeEvent>
  /** Ends a subscription at once. */
  end(subscription: string): Promise<StripeEvent>
  /** Redeems a coupon; `end` is the time in seconds at which it ends, if it does. */
  redeem(subscription: string, coupon: Coupon, end?: number): Promise<StripeEvent>
  refund(customer: string, amount: number): Promise<StripeEvent>
  dispute(customer: string, amount: number): Promise<StripeEvent>
  deleteCustomer(customer: string): Promise<StripeEvent>
  stop(): void
}

/** Signs a payload as Stripe does, at a time in seconds. */
export function signPayload(payload: string, seconds = Math.floor(Date.now() / 1000), secret = WEBHOOK_SECRET): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}

const DAY_SECONDS = 86_400
const MONTH_SECONDS = 30 * DAY_SECONDS

/**
 * Starts a server with the parts of Stripe's API that Rise uses, including its signatures. The checkout is a plain page
 * with a button that pays; the portal has such a button while a payment is overdue.
 * @param now the time in epoch milliseconds
 */
export async function startStripeServer(now: () => number = Date.now): Promise<StripeServer> {
  const customers = new Map<string, Thing>()
  const sessions = new Map<string, Thing>()
  const charges = new Map<string, Thing>()
  const seconds = () => Math.floor(now() / 1000)
  const id = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => fault(response, 500, String(error)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Stripe has no port.')
  const origin = `http://127.0.0.1:${address.port}`

  const stripe: StripeServer = {
    origin,
    env: { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, ...PRICES, STRIPE_API_URL: origin },
    events: [],
    calls: [],
    down: false,
    promotions: false,
    webhook: undefined,
    prices: new Map(Object.values(PRICES).map((price) => [price, priceOf(price)])),
    subscriptions: new Map(),
    async pay(checkoutUrl) {
      const session = requireThing(sessions, checkoutUrl.split('/').at(-1) ?? '')
      if (session.status !== 'open') throw new Error(`The checkout is ${String(session.status)}.`)
      const subscription = subscribe(session)
      Object.assign(session, { status: 'complete', subscription: subscription.id, url: null })
      await happen('customer.subscription.created', subscription)
      await happen('invoice.paid', { id: id('in'), object: 'invoice', customer: subscription.customer })
      await happen('checkout.session.completed', session)
      return subscription
    },
    async fail(subscription) {
      const changedSubscription = set(subscription, { status: 'past_due', ...renewed(subscription) })
      await happen('customer.subscription.updated', changedSubscription)
      return happen('invoice.payment_failed', {
        id: id('in'),
        object: 'invoice',
        customer: changedSubscription.customer,
      })
    },
    async recover(subscription) {
      const changedSubscription = set(subscription, { status: 'active', ...renewed(subscription) })
      return happen('invoice.paid', { id: id('in'), object: 'invoice', customer: changedSubscription.customer })
    },
    end: (subscription) =>
      happen('customer.subscription.deleted', set(subscription, { status: 'canceled', ended_at: seconds() })),
    redeem(subscription, { percent_off, amount_off }, end) {
      const off = { percent_off: percent_off ?? null, amount_off: amount_off ?? null }
      const coupon = { id: id('co'), object: 'coupon', ...off }
      const discount = { id: id('di'), object: 'discount', end: end ?? null, source: { type: 'coupon', coupon } }
      return happen('customer.subscription.updated', set(subscription, { discounts: [discount] }))
    },
    refund: (customer, amount) =>
      happen('charge.refunded', { id: id('ch'), object: 'charge', customer, amount_refunded: amount, currency: 'eur' }),
    dispute(customer, amount) {
      const charge = { id: id('ch'), object: 'charge', customer }
      charges.set(charge.id, charge)
      const dispute = { id: id('dp'), object: 'dispute', charge: charge.id, amount, currency: 'eur' }
      return happen('charge.dispute.created', dispute)
    },
    deleteCustomer(customer) {
      customers.delete(customer)
      for (const [key, value] of stripe.subscriptions) if (value.customer === customer) stripe.subscriptions.delete(key)
      return happen('customer.deleted', { id: customer, object: 'customer' })
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
  return stripe

  function priceOf(price: string): Thing {
    const interval = price.endsWith('year') ? 'year' : 'month'
    const monthly = price.includes('pro') ? 4_900 : 900
    return {
      ...{ id: price, object: 'price', active: true, currency: 'eur', tax_behavior: 'inclusive' },
      ...{ unit_amount: interval === 'year' ? monthly * 10 : monthly, recurring: { interval, interval_count: 1 } },
    }
  }

  function subscribe(session: Thing): Thing {
    const price = requireThing(stripe.prices, String(session.price))
    const trial = Number(session.trial) * DAY_SECONDS
    const ends = seconds() + (trial > 0 ? trial : termOf(price))
    const subscription: Thing = {
      ...{ id: id('sub'), object: 'subscription', customer: session.customer, livemode: false, discounts: [] },
      status: trial > 0 ? 'trialing' : 'active',
      ...{ cancel_at_period_end: false, cancel_at: null, ended_at: null, start_date: seconds() },
      metadata: session.metadata,
      items: { data: [{ quantity: 1, price, current_period_end: ends }] },
    }
    stripe.subscriptions.set(subscription.id, subscription)
    return subscription
  }

  /** Returns the change that moves a subscription to its present term, which begins even if it is not paid. */
  function renewed(subscription: string): object {
    const { items } = requireThing(stripe.subscriptions, subscription) as Thing & { items: { data: [Item] } }
    const [item] = items.data
    const term = termOf(item.price)
    let ends = item.current_period_end
    while (ends <= seconds()) ends += term
    return { items: { data: [{ ...item, current_period_end: ends }] } }
  }

  function set(subscription: string, change: object): Thing {
    return Object.assign(requireThing(stripe.subscriptions, subscription), change)
  }

  async function happen(type: string, object: Thing): Promise<StripeEvent> {
    const event = {
      ...{ id: id('evt'), object: 'event', type, livemode: false, created: seconds() },
      data: { object: structuredClone(object) },
    }
    stripe.events.push(event)
    if (stripe.webhook === undefined) return event
    const payload = JSON.stringify(event)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signPayload(payload, seconds()) }
    await fetch(stripe.webhook, { method: 'POST', headers, body: payload })
    return event
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin)
    const body = new URLSearchParams(await textOf(request))
    const { method = 'GET' } = request
    if (!url.pathname.startsWith('/v1/')) return page(method, url, response)
    stripe.calls.push(`${method} ${url.pathname}`)
    if (stripe.down) return fault(response, 503, 'Stripe is away.')
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) return fault(response, 401, 'No such key.')
    const result = call(method, url, body)
    if (result === undefined) return fault(response, 404, `No such thing: ${url.pathname}`, 'resource_missing')
    reply(response, 200, result)
  }

  function call(method: string, { pathname, searchParams }: URL, body: URLSearchParams): object | undefined {
    const [kind = '', first = '', second = ''] = pathname.slice('/v1/'.length).split('/')
    if (method === 'POST' && kind === 'customers') {
      const customer = { id: id('cus'), object: 'customer', email: body.get('email') }
      customers.set(customer.id, customer)
      return customer
    }
    if (kind === 'customers') return customers.get(first)
    if (kind === 'prices') return stripe.prices.get(first)
    if (kind === 'charges') return charges.get(first)
    if (kind === 'checkout') return checkout(method, second, pathname.endsWith('/expire'), body)
    if (kind === 'billing_portal') {
      const customer = body.get('customer') ?? ''
      if (!customers.has(customer)) return undefined
      const back = encodeURIComponent(body.get('return_url') ?? '')
      return { id: id('bps'), object: 'billing_portal.session', url: `${origin}/portal/${customer}?back=${back}` }
    }
    if (kind !== 'subscriptions') return undefined
    if (first === '') {
      const customer = searchParams.get('customer')
      if (customer !== null && !customers.has(customer)) return undefined
      const all = [...stripe.subscriptions.values()].filter((one) => customer === null || one.customer === customer)
      return { object: 'list', data: all.toReversed(), has_more: false, url: '/v1/subscriptions' }
    }
    const subscription = stripe.subscriptions.get(first)
    if (subscription && method === 'POST') {
      subscription.cancel_at_period_end = body.get('cancel_at_period_end') === 'true'
      void happen('customer.subscription.updated', subscription)
    }
    return subscription
  }

  function checkout(method: string, session: string, expires: boolean, body: URLSearchParams): object | undefined {
    if (method === 'GET') return sessions.get(session)
    if (expires) return Object.assign(requireThing(sessions, session), { status: 'expired', url: null })
    const customer = body.get('customer') ?? ''
    const price = body.get('line_items[0][price]') ?? ''
    if (!customers.has(customer) || stripe.prices.get(price)?.active !== true) return undefined
    stripe.promotions = body.get('allow_promotion_codes') === 'true'
    const newSession: Thing = {
      ...{ id: id('cs_test'), object: 'checkout.session', status: 'open', customer, price, livemode: false },
      metadata: { plan: body.get('subscription_data[metadata][plan]') },
      back: body.get('success_url'),
      trial: body.get('subscription_data[trial_period_days]') ?? '0',
    }
    newSession.url = `${origin}/pay/${newSession.id}`
    sessions.set(newSession.id, newSession)
    return newSession
  }

  /** Serves the pages that Stripe shows to a member. */
  async function page(method: string, url: URL, response: ServerResponse): Promise<void> {
    const [, kind, name = ''] = url.pathname.split('/')
    if (kind === 'pay') {
      const session = requireThing(sessions, name)
      if (method === 'POST') {
        await stripe.pay(url.pathname)
        return redirect(response, String(session.back))
      }
      return html(
        response,
        'Checkout',
        `<p>${String(session.price)}</p><form method="post"><button>Pay</button></form>`,
      )
    }
    if (kind === 'portal') {
      const back = url.searchParams.get('back') ?? '/'
      const owedSubscriptions = [...stripe.subscriptions.values()].filter(
        ({ customer, status }) => customer === name && status === 'past_due',
      )
      if (method === 'POST') {
        for (const { id } of owedSubscriptions) await stripe.recover(id)
        return redirect(response, url.pathname + url.search)
      }
      const pay =
        owedSubscriptions.length > 0 ? '<form method="post"><button>Pay invoice</button></form>' : '<p>All paid</p>'
      return html(response, 'Billing', `<p>Invoices</p>${pay}<a href="${back}">Back to the shop</a>`)
    }
    response.writeHead(204).end()
  }
}

interface Item {
  readonly price: Thing
  readonly current_period_end: number
}

/** Returns the length of a paid term, in seconds. */
function termOf({ id }: Thing): number {
  return (id.endsWith('year') ? 12 : 1) * MONTH_SECONDS
}

function requireThing(things: ReadonlyMap<string, Thing>, id: string): Thing {
  const thing = things.get(id)
  if (!thing) throw new Error(`There is no ${id}.`)
  return thing
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function fault(response: ServerResponse, status: number, message: string, code?: string): void {
  const type = status === 503 ? 'api_error' : 'invalid_request_error'
  reply(response, status, { error: { type, message, ...(code !== undefined && { code }) } })
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location }).end()
}

function html(response: ServerResponse, title: string, body: string): void {
  const page = `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
}
