// @vitest-environment jsdom
import type { MemberCard } from '@rise/contract/connections/shapes'
import type { Convo, Message } from '@rise/contract/convos/shapes'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../app/base/api.ts'
import { invalidate, keyOf } from '../../app/base/query.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { ConvosPage } from './convos-page.tsx'
import { convoKeys } from './queries.ts'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const notFound = { status: 404, body: { success: false, result: { message: 'Not there', code: 'convo-not-found' } } }
const serverError = { status: 500, body: { success: false, result: { message: 'Broken', code: 'internal' } } }
const emptyList = { status: 200, body: { success: true, result: { items: [], pinned: [], next: null, requests: 0 } } }

function openConvo(answers: readonly (() => Promise<object>)[]) {
  let requests = 0
  const api = createApi(async (key) => {
    if (key !== 'GET /api/v1/convos/{id}') return emptyList
    requests += 1
    return (await answers[Math.min(requests, answers.length) - 1]?.()) as typeof emptyList
  })
  const session = { status: 'member', user: userOf() } as const
  const page = (
    <>
      <ConvosPage />
      <RefetchButton />
    </>
  )
  renderFor(page, { api, session, path: '/convos?convo=gone' })
}

function RefetchButton() {
  const queryClient = useQueryClient()
  const isRefetching = useIsFetching({ queryKey: keyOf('GET /api/v1/convos/{id}') }) > 0
  return (
    <button type="button" onClick={() => void invalidate(queryClient, convoKeys)}>
      {isRefetching ? 'Asking' : 'Again'}
    </button>
  )
}

test('a missing conversation is still reported as missing during a refetch', async () => {
  const noReply = new Promise<object>(() => undefined)
  openConvo([async () => notFound, () => noReply])
  expect(await screen.findByRole('heading', { level: 1, name: 'Conversation not found' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  expect(await screen.findByRole('button', { name: 'Asking' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Conversation not found' })).toBeTruthy()
})

test('a conversation that failed to load is not reported as missing, and can be retried', async () => {
  openConvo([async () => serverError, async () => notFound])
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Conversation not found' })).toBeTruthy()
})

const card: MemberCard = {
  _id: 'account',
  role: 'professional',
  slug: 'bob',
  firstName: 'Bob',
  lastName: 'Lane',
  companyName: null,
  headline: '',
  photo: null,
  isFollowing: false,
}

const convo = (id: string, firstName: string, lastAt: string): Convo => ({
  _id: id,
  with: { ...card, _id: `${id}-account`, firstName },
  support: false,
  lastAt,
  last: { own: false, excerpt: 'Hello', deleted: false },
  lastSeq: 1,
  unread: 1,
  markedUnread: false,
  pinned: false,
  archived: false,
  muted: false,
  request: null,
  closed: null,
  readSeq: 0,
  seenSeq: 0,
  present: false,
  draft: '',
})

const message: Message = {
  seq: 1,
  revision: 1,
  clientId: 'one',
  own: false,
  by: null,
  text: 'Hello',
  replyTo: null,
  attachment: null,
  link: null,
  sentAt: '2026-11-28T10:00:00.000Z',
  editedAt: null,
  deleted: false,
  fakeJobSigns: [],
  reactions: { own: null, theirs: null },
}

function openInbox(convos: readonly Convo[]) {
  const readRequests: unknown[] = []
  const success = (result: object) => ({ status: 200, body: { success: true, result } })
  const api = createApi(async (key, input) => {
    const { params, body } = input as { params?: { id: string }; body?: object }
    if (key === 'GET /api/v1/convos') return success({ items: convos, pinned: [], next: null, requests: 0 })
    if (key === 'GET /api/v1/convos/{id}') return success(convos.find(({ _id }) => _id === params?.id) ?? {})
    if (key === 'GET /api/v1/convos/{id}/messages')
      return success({ messages: [message], hasBefore: false, hasAfter: false, revision: 1 })
    if (key === 'PUT /api/v1/convos/{id}/read') readRequests.push({ ...params, ...body })
    return success({ missedMessages: 0 })
  })
  renderFor(<ConvosPage />, { api, session: { status: 'member', user: userOf({ hasConvos: true }) }, path: '/convos' })
  return readRequests
}

test('the newest conversation is open next to the list, and counts as read once the member acts in it', async () => {
  const readRequests = openInbox([
    convo('old', 'Bob', '2026-11-27T10:00:00.000Z'),
    convo('new', 'Eve', '2026-11-28T10:00:00.000Z'),
  ])
  const pane = await screen.findByRole('region', { name: 'Conversation with Eve Lane' })
  expect(await within(pane).findByText('Hello')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Convos')
  expect(document.activeElement).toBe(document.body)
  expect(readRequests).toEqual([])
  fireEvent.wheel(pane)
  await waitFor(() => expect(readRequests).toEqual([{ id: 'new', seq: 1 }]))
})

test('an empty inbox shows its empty state, without a hint to choose a conversation', async () => {
  openInbox([])
  expect(await screen.findByRole('heading', { name: 'No convos yet' })).toBeTruthy()
  expect(screen.queryByText('Choose a conversation to read it here.')).toBeNull()
})
