import type { Api } from '../../../app/base/api.ts'
import { localStore } from '../../../app/session/safe-storage.ts'
import { sessionNames } from '../../../app/session/storage-names.ts'

const WORKER_PATH = '/sw.js'
/**
 * The name of a value in local storage, set when this browser's member declined the offer or switched notifications
 * off.
 */
const DECLINED_NAME = 'pushDeclined'
/** Section 7 of the specification: how long the registration waits for the current user. */
const USER_WAIT_MS = 9_000

/** `blocked`: the browser's own settings refuse it. */
export type PushState = 'unsupported' | 'blocked' | 'on' | 'off'

/** Whether this browser can show notifications while no page of the app is open. */
function isPushPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Whether to offer notifications: they are possible, and neither allowed, nor refused by the browser or the member. */
export function mayOfferPush(): boolean {
  return isPushPossible() && Notification.permission === 'default' && localStore.get(DECLINED_NAME) === undefined
}

/** Remembers a refusal: the offer isn't repeated in this browser. */
export function declinePush(): void {
  localStore.set(DECLINED_NAME, 'no')
}

/** Returns the push state of this browser for a member. */
export async function pushState(userId: string): Promise<PushState> {
  if (!isPushPossible()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await (await navigator.serviceWorker.getRegistration(WORKER_PATH))?.pushManager.getSubscription()
  return subscription && localStore.get(sessionNames.pushedTo) === markOf(userId, subscription) ? 'on' : 'off'
}

/**
 * Requests the browser's permission and subscribes; only call it from a press. Returns the resulting state. Rejects
 * when the push service or the server doesn't answer.
 */
export async function switchOn(api: Api, userId: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') {
    declinePush()
    return pushState(userId)
  }
  localStore.set(DECLINED_NAME, undefined)
  await subscribe(api, userId)
  return pushState(userId)
}

/** Ends the subscription, here and on the server; the browser's permission stays. */
export async function switchOff(api: Api, userId: string): Promise<PushState> {
  declinePush()
  localStore.set(sessionNames.pushedTo, undefined)
  const subscription = await (await navigator.serviceWorker.getRegistration(WORKER_PATH))?.pushManager.getSubscription()
  if (subscription) {
    await api('POST /api/v1/notifications/unsubscribe', { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  return pushState(userId)
}

/**
 * Section 7 of the specification: registers this browser once for the current user, if notifications are allowed and it
 * is not subscribed already. `currentUser` is polled for up to 9 seconds.
 */
export async function ensureSubscribed(api: Api, currentUser: () => string | undefined): Promise<void> {
  if (!isPushPossible() || Notification.permission !== 'granted' || localStore.get(DECLINED_NAME) !== undefined) return
  const userId = await waitForUser(currentUser, USER_WAIT_MS)
  if (userId !== undefined) await subscribe(api, userId)
}

async function subscribe(api: Api, userId: string): Promise<void> {
  const registration =
    (await navigator.serviceWorker.getRegistration(WORKER_PATH)) ??
    (await navigator.serviceWorker.register(WORKER_PATH))
  const existingSubscription = await registration.pushManager.getSubscription()
  if (existingSubscription && localStore.get(sessionNames.pushedTo) === markOf(userId, existingSubscription)) return
  await navigator.serviceWorker.ready
  const { publicKey } = (await api('GET /api/v1/notifications/push-key', {})).result
  const subscription = await subscriptionWith(registration, existingSubscription, publicKey)
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  if (endpoint === undefined) throw new Error('The browser has no address for notifications.')
  await api('POST /api/v1/notifications/subscribe', { body: { endpoint, keys: { p256dh, auth }, userId } })
  localStore.set(sessionNames.pushedTo, markOf(userId, subscription))
}

/** Returns the existing subscription if it has this key; the server's key may have been replaced. */
async function subscriptionWith(
  { pushManager }: ServiceWorkerRegistration,
  known: PushSubscription | null,
  publicKey: string,
): Promise<PushSubscription> {
  if (known && base64Url(known.options.applicationServerKey) === publicKey) return known
  await known?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Identifies a member's subscription, as the server stores it. */
function markOf(userId: string, { endpoint }: PushSubscription): string {
  return `${userId} ${endpoint}`
}

function base64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer()))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const POLL_MS = 300

async function waitForUser(currentUser: () => string | undefined, ms: number): Promise<string | undefined> {
  for (let waitedMs = 0; waitedMs < ms && currentUser() === undefined; waitedMs += POLL_MS) {
    await new Promise((resolve) => void setTimeout(resolve, POLL_MS))
  }
  return currentUser()
}
