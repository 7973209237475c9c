// @vitest-environment jsdom
import type { Notice } from '@rise/contract/moderation/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { publishedToast } from '../content/index.ts'
import { NoticesPage } from './notices-page.tsx'

afterEach(cleanup)

const noticeOf = (change: Partial<Notice>): Notice => ({
  ...{
    _id: change.title ?? '',
    decision: null,
    held: true,
    why: null,
    thingId: '',
    kind: 'post',
    title: '',
    words: '',
    lifted: false,
  },
  ...{ at: '2026-11-01T10:00:00.000Z', appeal: null, answer: null },
  ...change,
})

test('notices list held, hidden and published content; only decisions can be appealed', async () => {
  const items = [
    noticeOf({ title: 'One' }),
    noticeOf({ title: 'Two', held: false, kind: 'poll' }),
    noticeOf({ title: 'Three', decision: 'dismiss', words: 'Well done.' }),
    noticeOf({ title: 'Four', decision: 'hide', held: false }),
  ]
  const api = (async () => ({ success: true, result: { items } })) as unknown as Api
  renderFor(<NoticesPage />, { session: { status: 'member', user: userOf() }, api })
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
  expect(headings).toEqual([
    'Waiting for a check: your post',
    'Hidden while we check reports: your poll',
    'Published: your post',
    'Hidden: your post',
  ])
  expect(screen.getByText('Well done.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Appeal' })).toHaveLength(1)
})

test('a toast states that content is live, or that it waits for a check', () => {
  expect(publishedToast('Your post', { hidden: false })).toEqual({ kind: 'success', title: 'Your post is live' })
  expect(publishedToast('Your post', { hidden: true })).toMatchObject({
    kind: 'info',
    title: 'Your post is waiting for a check',
  })
})
