// @vitest-environment jsdom
import type { Notice } from '@rise/contract/moderation/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { LinkWaitNote } from '../link-wait-note.tsx'
import { HiddenMark } from './hidden-mark.tsx'

afterEach(cleanup)

const noticeOf = (change: Partial<Notice>): Notice => ({
  ...{ _id: 'notice', thingId: 'post', decision: null, held: true, why: 'link', kind: 'post', title: '', words: '' },
  ...{ at: '2026-11-01T10:00:00.000Z', appeal: null, answer: null, lifted: false },
  ...change,
})

describe('the mark on the viewer’s own hidden content', () => {
  test.each<[string, Partial<Notice>, RegExp]>([
    ['waits for its link', {}, /^Waiting for a check\. It has a link, and your account is less than 48 hours old\./],
    ['waits for its words', { why: 'words' }, /^Waiting for a check\. Some of its words/],
    ['was reported', { held: false, why: 'reports' }, /^Hidden while we check reports\. Several members reported it\./],
    [
      'was hidden',
      { decision: 'hide', why: null, words: 'It sells things.' },
      /^Moderators have hidden this post\. It sells/,
    ],
  ])('shows the state and the reason if the content %s', async (_, change, words) => {
    const items = [noticeOf({ thingId: 'other', why: 'copies' }), noticeOf(change)]
    const api = (async () => ({ success: true, result: { items } })) as unknown as Api
    renderFor(<HiddenMark what="post" id="post" />, { session: { status: 'member', user: userOf() }, api })
    expect((await screen.findByText(words)).textContent).not.toMatch(/ or it’s /)
  })
})

describe('the note below a text with a link', () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const show = (newUntil: string | null, text: string) =>
    renderFor(<LinkWaitNote what="post" text={text} />, { session: { status: 'member', user: userOf({ newUntil }) } })

  test.each(['See https://a.example', '<p><a href="https://a.example">a</a></p>', 'www.a.example'])(
    'tells a new member that the content will wait for a check: %s',
    (text) => {
      show(inAnHour, text)
      expect(screen.getByRole('status').textContent).toContain('a post with a link waits')
    },
  )
  test.each([
    ['an older member', '2020-01-01T00:00:00.000Z', 'See https://a.example'],
    ['an admin', null, 'See https://a.example'],
    ['a new member without a link', inAnHour, '<p><img src="/pictures/a.webp"> Hello.</p>'],
  ])('stays empty for %s', (_, newUntil, text) => {
    show(newUntil, text)
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
