import { notificationKinds } from '@rise/contract/notifications/kinds'
import type { Notification } from '@rise/contract/notifications/shapes'
import type { QueryClient } from '@tanstack/react-query'
import type { ListenerContext, OnNotice } from '../../app/base/frame-slots.ts'
import { invalidate, queryOf } from '../../app/base/query.ts'
import { showToast } from '../../ui/base/toast.ts'
import { ensureSubscribed } from './push/browser-push.ts'
import { offerAfterPublishing } from './push/offer-after-publishing.ts'
import { bellKey } from './queries.ts'
import { toastOf } from './toast-of.ts'

/**
 * Handles the socket's notifications: a toast for each new one, and an up-to-date bell in every tab. Keeps the browser
 * subscribed to push notifications for when no tab is open.
 */
export function listenForNotifications(context: ListenerContext, reactions: readonly OnNotice[]): void {
  const { socket, queryClient, api, store } = context
  for (const { live } of Object.values(notificationKinds)) {
    socket.on(live, (notification) => {
      show(notification)
      void invalidate(queryClient, ['GET /api/v1/notifications'])
      for (const react of reactions) react({ event: live, notification }, context)
    })
  }
  socket.on('notification:cleared', () => {
    queryClient.setQueryData(bellKey, { items: [], next: null, fresh: 0 })
  })
  let isFirst = true
  socket.onConnect(() => {
    // After later connections, the whole page is refetched anyway.
    if (isFirst) void catchUp(queryClient, api).catch(() => undefined)
    isFirst = false
  })
  const currentUser = () => {
    const session = store.get()
    return session.status === 'member' ? session.user._id : undefined
  }
  offerAfterPublishing(api, currentUser)
  let subscribedMember: string | undefined
  const subscribe = () => {
    const userId = currentUser()
    if (userId !== undefined && userId === subscribedMember) return
    subscribedMember = userId
    // If the push service or the server doesn't answer, the next page load retries.
    void ensureSubscribed(api, currentUser).catch(() => undefined)
  }
  subscribe()
  store.subscribe(subscribe)
}

function show(notification: Notification): void {
  const toast = toastOf(notification, window.location.pathname)
  if (toast) showToast(toast)
}

/**
 * Shows notifications that arrived after the page had loaded the bell, but before the socket was connected, some
 * seconds later.
 */
export async function catchUp(queryClient: QueryClient, api: ListenerContext['api']): Promise<void> {
  const query = queryOf(api, 'GET /api/v1/notifications', { query: { only: 'fresh' } })
  const cachedBell = queryClient.getQueryData(query.queryKey)
  if (!cachedBell) return
  const knownTimes = new Map(cachedBell.items.map(({ _id, at }) => [_id, at]))
  const { items } = await queryClient.fetchQuery({ ...query, staleTime: 0 })
  // The oldest first: of each kind, the last toast stays.
  for (const item of items.toReversed())
    if (knownTimes.get(item._id) !== item.at) show({ ...item, name: eventOf(item.name) })
}

/**
 * Returns the name of the live event for a kind of notification. A toast replaces an earlier one with the same name.
 */
function eventOf(name: string): string {
  return Object.entries(notificationKinds).find(([kind]) => kind === name)?.[1].live ?? name
}
