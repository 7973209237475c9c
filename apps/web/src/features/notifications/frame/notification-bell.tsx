import type { Notification } from '@rise/contract/notifications/shapes'
import { messageOf } from '@rise/contract/notifications/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { memberName } from '../../connections/index.ts'
import { iconOf } from '../icon-of.ts'
import { namesOf } from '../names-of.ts'
import { useClearBell } from '../queries.ts'
import { Bell } from './bell.tsx'
import type { BellItem } from './bell-item.ts'

/**
 * The frame's bell with the member's new notifications. A press clears the bell, but the notifications stay visible
 * while it is open.
 */
export function NotificationBell() {
  const queryClient = useQueryClient()
  const query = queryOf(useApi(), 'GET /api/v1/notifications', { query: { only: 'fresh' } })
  const { data } = useQuery(query)
  const clearBell = useClearBell()
  const [openedItems, setOpenedItems] = useState<readonly BellItem[]>([])
  const { items = [], fresh = 0 } = data ?? {}
  const shownItems = items.length > 0 ? items.map(itemOf) : openedItems
  async function openBell() {
    setOpenedItems(items.map(itemOf))
    if (fresh === 0) return
    // A notification that has just arrived is cleared with the others: it must have been shown.
    const latest = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined)
    if (latest) setOpenedItems(latest.items.map(itemOf))
    clearBell.mutate()
  }
  return <Bell items={shownItems} count={fresh} onOpen={() => void openBell()} />
}

function itemOf(notification: Notification): BellItem {
  const { _id, user, text, to, at } = notification
  const message = messageOf(notification)
  return {
    _id,
    name: namesOf(notification),
    pictured: user && memberName(user),
    icon: user ? undefined : iconOf(notification),
    photo: user?.photo ?? undefined,
    square: user?.role === 'employer',
    text: message === undefined ? text : `${text}: ${message}`,
    to,
    at,
  }
}
