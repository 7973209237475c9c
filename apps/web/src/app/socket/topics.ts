import type { Topic } from '@rise/contract/realtime'
import { useEffect, useRef } from 'react'
import type { AppSocket } from './create-socket.ts'

/** A busy topic is fetched at most this often. */
const PAUSE_MS = 1_000

const watched = new Map<Topic, Set<() => void>>()
let socket: AppSocket | undefined

/**
 * Calls `onChange` when others change what the page shows, at most once a second. Members only: guests have no socket.
 * Also calls it at each connection, since changes may have been missed.  @param topic undefined: nothing to watch now
 */
export function useTopic(topic: Topic | undefined, onChange: () => void): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (topic === undefined) return
    const throttled = throttle(() => latest.current())
    const stop = watch(topic, throttled.call)
    return () => {
      stop()
      throttled.stop()
    }
  }, [topic])
}

/** Watches through the page's socket, now and at each later connection. */
export function connectTopics(opened: AppSocket): void {
  socket = opened
  opened.on('topic:changed', (changed) => {
    for (const listener of watched.get(changed) ?? []) listener()
  })
  opened.onConnect(() => {
    for (const [topic, listeners] of watched) {
      opened.send('topic:watch', topic)
      // Changes between the page's own request and now were missed.
      for (const listener of listeners) listener()
    }
  })
}

function watch(topic: Topic, listener: () => void): () => void {
  const listeners = watched.get(topic) ?? new Set()
  watched.set(topic, listeners.add(listener))
  if (listeners.size === 1) socket?.send('topic:watch', topic)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || watched.get(topic) !== listeners) return
    watched.delete(topic)
    socket?.send('topic:unwatch', topic)
  }
}

/** Calls immediately, and once after the following pause if it was called during it. */
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
