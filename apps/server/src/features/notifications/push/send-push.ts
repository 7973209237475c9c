import type { Context } from '../../../platform/context.ts'
import { FetchError } from '../../../platform/fetch/fetch-error.ts'
import type { PushKeys } from './push-keys.ts'
import type { PushMessage } from './push-message.ts'

/** How long a push service stores a message for an offline browser. */
const TTL_SECONDS = 86_400
const TIMEOUT_MS = 15_000

export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * The outcome of a push. `gone`: the subscription has ended, or its host is no longer public. `failed`: the push can be
 * retried.
 */
export type PushOutcome = 'sent' | 'gone' | 'failed'

/** Encrypts a message for a browser (RFC 8291) and sends it to the browser's push service. Never throws. */
export async function sendPush(
  { fetch, config, log }: Pick<Context, 'fetch' | 'config' | 'log'>,
  { endpoint, p256dh, auth }: Subscription,
  { message, keys }: { readonly message: PushMessage; readonly keys: PushKeys },
): Promise<PushOutcome> {
  try {
    // Imported on demand, because few processes push messages.
    const { default: webPush } = await import('web-push')
    const topic = message.tag
      .replaceAll(/[^\w-]/g, '')
      .replaceAll('-', '')
      .slice(0, 32)
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: { subject: config.vapid.subject, ...keys }, TTL: TTL_SECONDS, topic },
    )
    const headerEntries = Object.entries(headers).map(([name, value]): [string, string] => [
      name.toLowerCase(),
      String(value),
    ])
    const { status } = await fetch.post(endpoint, {
      headers: Object.fromEntries(headerEntries.filter(([name]) => name !== 'content-length')),
      body,
      timeoutMs: TIMEOUT_MS,
    })
    if (status === 404 || status === 410) return 'gone'
    if (status >= 200 && status < 300) return 'sent'
    log.warn({ status, host: new URL(endpoint).host }, 'push service refused a message')
    return 'failed'
  } catch (error) {
    log.warn({ err: error, host: new URL(endpoint).host }, 'push message not sent')
    // The host is no longer public, so it gets no more requests.
    return error instanceof FetchError && error.code.startsWith('refused-') ? 'gone' : 'failed'
  }
}
