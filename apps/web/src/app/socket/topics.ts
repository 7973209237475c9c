import type { Topic } from '@rise/contract/realtime'
import { useEffect, useRef } from 'react'
import type { AppSocket } from './create-socket.ts'

/** A busy topic is fetched at most this often. */
const PAUSE_MS = 1_000

const watched = new Map<Topic, Set<() => void>>()
let socket: AppSocket | undefined

/**
 * Calls `onChange` when others change what the page shows, at most once a second. Members only: without a socket nothing
 * is heard. Also calls it at each connection, since changes may have been missed.
 *
 * @param topic undefined: nothing to watch at present
 */
export function useTopic(topic: Topic | undefined, onChange: () => void): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (topic === undefined) return
    const paced = pace(() => latest.current())
    const stop = watch(topic, paced.call)
    return () => {
      stop()
      paced.stop()
    }
  }, [topic])
}

/** Watches through the page's socket, now and at each later connection. */
export function connectTopics(opened: AppSocket): void {
  socket = opened
  opened.on('topic:changed', (changed) => {
    for (const hear of watched.get(changed) ?? []) hear()
  })
  opened.onConnect(() => {
    for (const [topic, hearers] of watched) {
      opened.send('topic:watch', topic)
      // Unheard so far: what changed between the page's own request and now.
      for (const hear of hearers) hear()
    }
  })
}

function watch(topic: Topic, hear: () => void): () => void {
  const hearers = watched.get(topic) ?? new Set()
  watched.set(topic, hearers.add(hear))
  if (hearers.size === 1) socket?.send('topic:watch', topic)
  return () => {
    hearers.delete(hear)
    if (hearers.size > 0 || watched.get(topic) !== hearers) return
    watched.delete(topic)
    socket?.send('topic:unwatch', topic)
  }
}

/** Calls at once, and for calls during the pause that follows, once after it. */
function pace(run: () => void): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  function call(): void {
    if (timer !== undefined) {
      again = true
      return
    }
    run()
    timer = setTimeout(() => {
      timer = undefined
      if (!again) return
      again = false
      call()
    }, PAUSE_MS)
  }
  return { call, stop: () => clearTimeout(timer) }
}
