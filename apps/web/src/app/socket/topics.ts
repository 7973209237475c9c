import type { Topic } from '@rise/contract/realtime'
import { useEffect, useRef } from 'react'
import type { AppSocket } from './create-socket.ts'

/** The minimum time between two calls of `onChange` for a busy topic. */
const PAUSE_MS = 1_000

const watchersByTopic = new Map<Topic, Set<() => void>>()
let socket: AppSocket | undefined

/**
 * Calls `onChange` when the topic changes, at most once a second, and at each connection, because changes may have been
 * missed. Members only: guests have no socket. `topic` is undefined while there is nothing to watch.
 */
export function useTopic(topic: Topic | undefined, onChange: () => void): void {
  const latestOnChange = useRef(onChange)
  useEffect(() => {
    latestOnChange.current = onChange
  })
  useEffect(() => {
    if (topic === undefined) return
    const throttledCallback = throttle(() => latestOnChange.current())
    const stop = watch(topic, throttledCallback.call)
    return () => {
      stop()
      throttledCallback.stop()
    }
  }, [topic])
}

/** Connects the topics to the page's socket, which sends the watched ones to the server at each connection. */
export function connectTopics(appSocket: AppSocket): void {
  socket = appSocket
  appSocket.on('topic:changed', (changed) => {
    for (const listener of watchersByTopic.get(changed) ?? []) listener()
  })
  appSocket.onConnect(() => {
    for (const [topic, listeners] of watchersByTopic) {
      appSocket.send('topic:watch', topic)
      // Changes may have happened since the page fetched its data.
      for (const listener of listeners) listener()
    }
  })
}

function watch(topic: Topic, listener: () => void): () => void {
  const listeners = watchersByTopic.get(topic) ?? new Set()
  watchersByTopic.set(topic, listeners.add(listener))
  if (listeners.size === 1) socket?.send('topic:watch', topic)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || watchersByTopic.get(topic) !== listeners) return
    watchersByTopic.delete(topic)
    socket?.send('topic:unwatch', topic)
  }
}

/** Limits calls of `run`: a call runs immediately, and calls during the following pause run once after it. */
function throttle(run: () => void): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPending = false
  function call(): void {
    if (timer !== undefined) {
      isPending = true
      return
    }
    run()
    timer = setTimeout(() => {
      timer = undefined
      if (!isPending) return
      isPending = false
      call()
    }, PAUSE_MS)
  }
  return { call, stop: () => clearTimeout(timer) }
}
