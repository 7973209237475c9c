import { notificationKinds } from '@rise/contract/notifications/kinds'
import type { Notification } from '@rise/contract/notifications/shapes'
import type { QueryClient } from '@tanstack/react-query'
import type { Heard, OnNotice } from '../../app/base/frame-slots.ts'
import { invalidate, queryOf } from '../../app/base/query.ts'
import { showToast } from '../../ui/base/toast.ts'
import { askAfterWriting } from './push/ask-after-writing.ts'
import { keepSubscribed } from './push/browser-push.ts'
import { bellKey } from './queries.ts'
import { toastOf } from './toast-of.ts'

/**
 * What the socket tells: a toast for what is new, and a bell that is right in every tab. The browser is kept subscribed to
 * what comes while no tab is open.
 */
export function hearNotifications(heard: Heard, reactions: readonly OnNotice[]): void {
  const { socket, queryClient, api, store } = heard
  for (const { live } of Object.values(notificationKinds)) {
    socket.on(live, (notification) => {
      tell(notification)
      void invalidate(queryClient, ['GET /api/v1/notifications'])
      for (const react of reactions) react({ event: live, notification }, heard)
    })
  }
  socket.on('notification:cleared', () => {
    queryClient.setQueryData(bellKey, { items: [], next: null, fresh: 0 })
  })
  let isFirst = true
  socket.onConnect(() => {
    // Later on, the whole page is asked again.
    if (isFirst) void catchUp(queryClient, api).catch(() => undefined)
    isFirst = false
  })
  const currentUser = () => {
    const session = store.get()
    return session.status === 'member' ? session.user._id : undefined
  }
  askAfterWriting(api, currentUser)
  let subscribed: string | undefined
  const keep = () => {
    const userId = currentUser()
    if (userId !== undefined && userId === subscribed) return
    subscribed = userId
    // Without the push service, or the server, the next load tries again.
    void keepSubscribed(api, currentUser).catch(() => undefined)
  }
  keep()
  store.subscribe(keep)
}

function tell(notification: Notification): void {
  const toast = toastOf(notification, window.location.pathname)
  if (toast) showToast(toast)
}

/** The socket connects some seconds after the page has asked for the bell: what came in between is told now. */
export async function catchUp(queryClient: QueryClient, api: Heard['api']): Promise<void> {
  const query = queryOf(api, 'GET /api/v1/notifications', { query: { only: 'fresh' } })
  const before = queryClient.getQueryData(query.queryKey)
  if (!before) return
  const known = new Map(before.items.map(({ _id, at }) => [_id, at]))
  const { items } = await queryClient.fetchQuery({ ...query, staleTime: 0 })
  // The oldest first: of a kind, the last toast stays.
  for (const item of items.toReversed())
    if (known.get(item._id) !== item.at) tell({ ...item, name: eventOf(item.name) })
}

/** Returns the event of a kind, by which a toast replaces an earlier one of the same. */
function eventOf(name: string): string {
  return Object.entries(notificationKinds).find(([kind]) => kind === name)?.[1].live ?? name
}
