import type { Notification } from '@rise/contract/notifications/shapes'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { ListenerContext } from '../../app/base/frame-slots.ts'
import { keyOf } from '../../app/base/query.ts'
import { badgesOnNotice } from '../badges/on-notice.ts'
import { commentsOnNotice } from '../discussion/on-notice.ts'
import { missionsOnNotice } from '../missions/on-notice.ts'

const notification = { _id: 'n', name: 'comment:new', fresh: true, at: '2026-06-01T08:00:00Z' } as Notification

const shownKeys = {
  comments: keyOf('GET /api/v1/discussions/{id}/comments'),
  badges: keyOf('GET /api/v1/professionals/{slug}/badges'),
  missions: keyOf('GET /api/v1/missions'),
}

/** Returns the queries that are stale after a notification of this event. */
async function outdatedAfter(event: string, changes: Partial<Notification> = {}): Promise<string[]> {
  const queryClient = new QueryClient()
  for (const queryKey of Object.values(shownKeys)) queryClient.setQueryData([...queryKey], {})
  const context = { queryClient, store: { check } } as unknown as ListenerContext
  for (const react of [commentsOnNotice, badgesOnNotice, missionsOnNotice]) {
    react({ event, notification: { ...notification, ...changes } }, context)
  }
  return Object.entries(shownKeys).flatMap(([name, queryKey]) =>
    queryClient.getQueryState([...queryKey])?.isInvalidated ? [name] : [],
  )
}

const check = vi.fn()

test('a new comment refetches lists of comments', async () => {
  expect(await outdatedAfter('comment:new')).toEqual(['comments'])
  expect(await outdatedAfter('follow:follow')).toEqual([])
})

test('badge and mission notifications refetch their queries, and a completed mission refetches the member’s points', async () => {
  expect(await outdatedAfter('badge:new', { badge: 'storyteller' })).toEqual(['badges'])
  expect(check).not.toHaveBeenCalled()
  expect(await outdatedAfter('mission:done', { missionKey: 'first-post' })).toEqual(['missions'])
  expect(check).toHaveBeenCalledOnce()
})
