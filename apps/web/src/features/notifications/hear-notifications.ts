import { notificationKinds } from '@rise/contract/notifications/kinds'
import type { Notification } from '@rise/contract/notifications/shapes'
import { messageOf } from '@rise/contract/notifications/words'
import type { QueryClient } from '@tanstack/react-query'
import { askAgainFor } from '../../app/base/shown.ts'
import type { AppSocket } from '../../app/socket/create-socket.ts'
import { showToast } from '../../ui/base/toast.ts'
import { askAgainForConnections } from '../connections/index.ts'
import { namesOf } from './names-of.ts'

/** What tells of a comment: lists of comments that are open show it. */
const saysComment: readonly string[] = ['headline:answer', 'comment:new', 'comment:reply']

/** What the socket tells: a toast for what is new, and a bell that is right in every tab. */
export function hearNotifications(socket: AppSocket, queryClient: QueryClient): void {
  for (const { live } of Object.values(notificationKinds)) {
    socket.on(live, (notification) => {
      tell(notification)
      void queryClient.invalidateQueries({ queryKey: ['notifications'] })
      void askAgainForConnections(queryClient)
      if (saysComment.includes(live)) void askAgainFor(queryClient, 'comments')
      if (notification.badge !== undefined) void askAgainFor(queryClient, 'badges')
    })
  }
  socket.on('notification:cleared', () => {
    queryClient.setQueryData(['notifications', 'bell'], { items: [], next: null, fresh: 0 })
  })
}

/** One toast of a kind at a time: the last says it all. */
function tell(notification: Notification): void {
  const { name, text, to } = notification
  const description = messageOf(notification)
  showToast({
    id: name,
    title: `${namesOf(notification)} ${text}`.trim(),
    ...(description !== undefined && { description }),
    action: { label: 'Have a look', to },
  })
}
