// @vitest-environment jsdom
import type { MemberCard } from '@rise/contract/connections/shapes'
import type { Comment, Discussion } from '@rise/contract/discussion/shapes'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { act, cleanup, fireEvent, renderHook, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Api, ApiError } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { CommentsSection } from './comments-section.tsx'
import { useArrivals } from './use-arrivals.ts'

afterEach(cleanup)

const author: MemberCard = {
  ...{ _id: 'bob', role: 'professional', slug: 'bob-stone', firstName: 'Bob', lastName: 'Stone' },
  ...{ companyName: null, photo: null, headline: null, isFollowing: false },
}
const commentOf = (id: string, text: string) => ({
  ...{ _id: id, gone: null, author, text, writtenAt: '2026-03-01T10:00:00.000Z', changedAt: null },
  ...{ mentions: [], picture: null, hidden: false, reactions: { counts: {}, own: null } },
})
const noReplies = { replyCount: 0, replies: { items: [], next: null } }
const twoComments: Discussion = {
  items: [
    {
      ...commentOf('one', 'The first'),
      replyCount: 1,
      replies: { items: [commentOf('two', 'To the first')], next: null },
    },
    { ...commentOf('three', ''), gone: 'deleted', author: null, ...noReplies },
  ],
  ...{ next: null, count: 2, closed: false, authorId: 'bob', pinned: null },
}

function show(user: CurrentUser | undefined, changes: Partial<Discussion> = {}, post = async () => ({})) {
  const calls: [string, object][] = []
  const api = (async (key: string, input: object) => {
    calls.push([key, input])
    return { success: true, result: key.startsWith('GET') ? { ...twoComments, ...changes } : await post() }
  }) as Api
  const session = user ? ({ status: 'member', user } as const) : ({ status: 'guest' } as const)
  renderFor(<CommentsSection id="thing" what="this headline" isBelow={false} linked={undefined} />, { session, api })
  return calls
}

test('a guest sees comments with their replies and is asked to sign up', async () => {
  show(undefined)
  expect(await screen.findByRole('heading', { name: '2 comments' })).toBeTruthy()
  const replies = screen.getByRole('list', { name: 'Replies to Bob Stone’s comment' })
  expect(within(replies).getByText('To the first')).toBeTruthy()
  expect(screen.getByText('Deleted comment')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Join and comment' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull()
})

test('a member replies to a comment, and the text stays if the server refuses it', async () => {
  const calls = show(userOf(), {}, () =>
    Promise.reject(new ApiError(409, { code: 'comment-deleted', message: 'The comment was deleted.' })),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Reply to Bob Stone’s comment' }))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to Bob Stone' })
  fireEvent.change(field, { target: { value: 'So it is.' } })
  fireEvent.submit(screen.getByRole('form', { name: 'Reply to Bob Stone' }))
  expect(await screen.findByText('The comment was deleted.')).toBeTruthy()
  expect(field.value).toBe('So it is.')
  const sentCall = calls.find(([key]) => key.startsWith('POST'))
  expect(sentCall?.[1]).toEqual({
    params: { id: 'thing' },
    body: { text: 'So it is.', mentions: [], pictureId: null, replyTo: 'one' },
  })
})

test('only the author can close or reopen a discussion, and no one can comment while it is closed', async () => {
  show(userOf())
  await screen.findByRole('heading', { name: '2 comments' })
  expect(screen.queryByRole('button', { name: 'Close the discussion' })).toBeNull()
  cleanup()
  const calls = show(userOf({ _id: 'bob' }), { closed: true })
  expect(await screen.findByText('The author has closed this discussion.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Reopen the discussion' }))
  await expect.poll(() => calls.map(([key]) => key)).toContain('PATCH /api/v1/discussions/{id}')
})

test('other people’s new comments are held back, but comments at the end are shown immediately', async () => {
  const comments = (...ids: string[]) => ids.map((id) => ({ ...commentOf(id, `Says ${id}`), ...noReplies }))
  const { result, rerender } = renderHook(
    ({ items }: { items: Comment[] }) => useArrivals('list', items, { own: 'ada', section: () => document.body }),
    { initialProps: { items: comments('one', 'two') } },
  )
  document.body.innerHTML = '<p id="comment-one"></p><p id="comment-two"></p>'
  act(() => result.current.hold())
  rerender({ items: comments('new', 'one', 'two', 'last') })
  expect(result.current.count).toBe(1)
  const [first, , , last] = comments('new', 'one', 'two', 'last')
  expect([first, last].map((comment) => comment && result.current.isWaiting(comment))).toEqual([true, false])
  act(() => result.current.release())
  expect(result.current.count).toBe(0)
  document.body.innerHTML = ''
})
