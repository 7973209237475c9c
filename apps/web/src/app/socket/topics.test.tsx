// @vitest-environment jsdom
import type { Topic } from '@rise/contract/realtime'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppSocket } from './create-socket.ts'
import { connectTopics, useTopic } from './topics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function testSocket() {
  const sentEvents: unknown[] = []
  let connect = () => {}
  let change: (topic: Topic) => void = () => {}
  const socket = {
    on: (_event: string, listener: (topic: Topic) => void) => {
      change = listener
    },
    onConnect: (listener: () => void) => {
      connect = listener
    },
    send: (...event: unknown[]) => void sentEvents.push(event),
  } as unknown as AppSocket
  return { socket, sentEvents, connect: () => connect(), change: (topic: Topic) => act(() => change(topic)) }
}

function Watcher({ topic, onChange }: { topic: Topic | undefined; onChange: () => void }) {
  useTopic(topic, onChange)
  return null
}

test('a topic is watched once while any component shows it, and is watched again after each reconnection', () => {
  const { socket, sentEvents, connect } = testSocket()
  connectTopics(socket)
  const bothWatchers = (
    <>
      <Watcher topic="feed" onChange={() => {}} />
      <Watcher topic="feed" onChange={() => {}} />
    </>
  )
  const { rerender } = render(bothWatchers)
  expect(sentEvents).toEqual([['topic:watch', 'feed']])
  connect()
  expect(sentEvents).toHaveLength(2)
  rerender(<Watcher topic={undefined} onChange={() => {}} />)
  expect(sentEvents.slice(2)).toEqual([['topic:unwatch', 'feed']])
  connect()
  expect(sentEvents).toHaveLength(3)
})

test('each connection counts as a change, because changes may have been missed', () => {
  const { socket, connect } = testSocket()
  connectTopics(socket)
  let changes = 0
  render(
    <Watcher
      topic="feed"
      onChange={() => {
        changes += 1
      }}
    />,
  )
  connect()
  expect(changes).toBe(1)
})

test('the first change calls back immediately, later changes at most once a second, and the last change is never dropped', () => {
  const { socket, change } = testSocket()
  connectTopics(socket)
  let changes = 0
  const { unmount } = render(
    <Watcher
      topic="feed"
      onChange={() => {
        changes += 1
      }}
    />,
  )
  for (let count = 0; count < 10; count += 1) change('feed')
  expect(changes).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(changes).toBe(2)
  vi.advanceTimersByTime(5_000)
  expect(changes).toBe(2)
  change('feed')
  change('feed')
  unmount()
  vi.advanceTimersByTime(5_000)
  expect(changes).toBe(3)
})
