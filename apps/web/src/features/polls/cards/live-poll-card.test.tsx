// @vitest-environment jsdom
import type { PollView } from '@rise/contract/polls/shapes'
import type { Topic } from '@rise/contract/realtime'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { connectTopics } from '../../../app/socket/topics.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { LivePollCard } from './live-poll-card.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const initialPoll: PollView = {
  ...{ _id: 'one', question: 'Which lamp?', multiple: false, anonymous: false, closed: false },
  options: [
    { _id: 'oil', text: 'Oil' },
    { _id: 'gas', text: 'Gas' },
  ],
  ...{ closesAt: '2026-12-01T10:00:00.000Z', voters: 1, voted: true, chosen: ['oil'] },
  results: { voters: 1, votes: [1, 0] },
}

test('an open poll in view is watched and shows other members’ votes', async () => {
  const sentIds: string[][] = []
  let change: (topic: Topic) => void = () => undefined
  connectTopics({
    on: (_event: string, listener: typeof change) => {
      change = listener
    },
    onConnect: () => undefined,
    send: (...words: string[]) => void sentIds.push(words),
  } as never)
  let reportVisibility: (isIntersecting: boolean) => void = () => undefined
  class Observer {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      reportVisibility = (isIntersecting) => callback([{ isIntersecting }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const results = { voters: 2, votes: [1, 1] }
  const api = vi.fn(async () => ({ success: true, result: { ...initialPoll, voters: 2, results } })) as unknown as Api
  renderFor(<LivePollCard poll={initialPoll} heading="h2" />, { session: { status: 'member', user: userOf() }, api })
  expect(sentIds).toEqual([])
  act(() => reportVisibility(true))
  expect(sentIds).toEqual([['topic:watch', 'poll:one']])
  act(() => change('poll:one'))
  await waitFor(() => expect(screen.getAllByText('50%')).toHaveLength(2))
  act(() => reportVisibility(false))
  expect(sentIds.at(-1)).toEqual(['topic:unwatch', 'poll:one'])
})
