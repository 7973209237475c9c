import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { startPushService } from '../../apps/server/src/features/notifications/push/push-service.fixture.ts'

/** The push service's address, as the server reaches it. */
const PUBLIC_ORIGIN = 'https://push.example'

/** A message as a browser would decrypt it. */
export interface PushedMessage {
  readonly title: string
  readonly to: string
}

/**
 * Simulates a push service that decrypts its messages, because no real one can reach a browser under test. Journeys get
 * a subscription and its messages from here.
 */
export async function startPushDesk(): Promise<{ readonly allowed: string; readonly origin: string; stop(): void }> {
  const service = await startPushService()
  const desk = createServer((request, response) => {
    const endpoint = new URL(request.url ?? '', PUBLIC_ORIGIN).searchParams.get('endpoint')
    const answer =
      endpoint === null
        ? service.subscribe(PUBLIC_ORIGIN)
        : service.received.filter(({ path }) => endpoint.endsWith(path)).map(({ message }) => message)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(desk, 'listening')
  const address = desk.address()
  if (address === null || typeof address === 'string') throw new Error('The desk has no port.')
  return {
    allowed: `${PUBLIC_ORIGIN}=${service.site.origin}`,
    origin: `http://127.0.0.1:${address.port}`,
    stop() {
      desk.close()
      void service.site.stop()
    },
  }
}

interface Subscriber {
  readonly endpoint: string
  /** Returns the messages received so far. */
  received(): Promise<PushedMessage[]>
}

/** Makes the pages of a browser subscribe here; everything else stays the browser's own. */
export async function subscribeAtDesk(page: Page): Promise<Subscriber> {
  const desk = process.env.RISE_PUSH ?? ''
  const { endpoint, keys } = (await (await fetch(desk)).json()) as {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  await page.addInitScript(
    ([address, p256dh, auth]) => {
      const name = 'subscribed-with'
      const bytes = (key: string) =>
        Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
      const subscription = (key: string) => ({
        endpoint: address,
        options: { userVisibleOnly: true, applicationServerKey: bytes(key).buffer },
        toJSON: () => ({ endpoint: address, keys: { p256dh, auth } }),
        async unsubscribe() {
          localStorage.removeItem(name)
          return true
        },
      })
      const prototype = PushManager.prototype as unknown as Record<string, unknown>
      prototype.getSubscription = async () => {
        const key = localStorage.getItem(name)
        return key === null ? null : subscription(key)
      }
      prototype.subscribe = async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        localStorage.setItem(name, key)
        return subscription(key)
      }
    },
    [endpoint, keys.p256dh, keys.auth] as const,
  )
  return {
    endpoint,
    async received() {
      const reply = await fetch(`${desk}/?endpoint=${encodeURIComponent(endpoint)}`)
      return (await reply.json()) as PushedMessage[]
    },
  }
}
