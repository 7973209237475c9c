import type { Topic } from '@rise/contract/realtime'
import { useEffect, useRef } from 'react'
import type { AppSocket } from './create-socket.ts'

/** The minimum time between two fetches of a busy topic. */
const PAUSE_MS = 1_000

const watchersByTopic = new Map<Topic, Set<() => void>>()
let socket: AppSocket | undefined

/**
 * Calls `onChange` when others change what the page shows, at most once a second. Members only: guests have no socket.
 * Also calls it at each connection, since changes may have been missed. `topic` is undefined if there is nothing to
 * watch now.
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

/** Connects the topics to the page's socket: sends those watched now, and sends them again at each later connection. */
export function connectTopics(appSocket: AppSocket): void {
  socket = appSocket
  appSocket.on('topic:changed', (changed) => {
    for (const listener of watchersByTopic.get(changed) ?? []) listener()
  })
  appSocket.onConnect(() => {
    for (const [topic, listeners] of watchersByTopic) {
      appSocket.send('topic:watch', topic)
      // Announces changes that happened between the page's own request and now.
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
