import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

/** How long to wait for the click that follows a pointerup, such as that of a tap. */
const CLICK_MS = 400

/** The time at which the last press is over, including the click that follows it. Infinite while a pointer is down. */
let pressEndsAt = Number.NEGATIVE_INFINITY
let isWatching = false

function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  const onPointerUp = () => {
    pressEndsAt = performance.now() + CLICK_MS
  }
  window.addEventListener('pointerdown', () => (pressEndsAt = Number.POSITIVE_INFINITY), true)
  window.addEventListener('pointerup', onPointerUp, true)
  window.addEventListener('pointercancel', onPointerUp, true)
}

/**
 * Returns a blur handler that calls `leave`. After a pointer press outside, `leave` runs just before the handlers of
 * the click: an earlier change could move the pressed element, and the click would be lost.
 */
export function useLeaving(leave: () => void): () => void {
  const [isLeaving, setLeaving] = useState(false)
  const finish = useEffectEvent(() => {
    flushSync(() => {
      setLeaving(false)
      leave()
    })
  })

  useEffect(watchPresses, [])
  useEffect(() => {
    if (!isLeaving) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const finishAfter = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => finish(), ms)
    }
    const endWait = ({ type, target }: Event) => {
      // React must not rerender the control with its old state before it has received the event.
      if (type === 'change' || (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)))
        finishAfter(0)
      else finish()
    }
    const finishSoon = () => finishAfter(CLICK_MS)
    // The press on a native select ends with its own events.
    const endingEvents = ['click', 'change', 'keydown'] as const
    for (const kind of endingEvents) window.addEventListener(kind, endWait, true)
    window.addEventListener('pointerup', finishSoon, true)
    window.addEventListener('pointercancel', finishSoon, true)
    if (pressEndsAt < Number.POSITIVE_INFINITY) finishSoon()
    return () => {
      clearTimeout(timer)
      for (const kind of endingEvents) window.removeEventListener(kind, endWait, true)
      window.removeEventListener('pointerup', finishSoon, true)
      window.removeEventListener('pointercancel', finishSoon, true)
    }
  }, [isLeaving])

  return () => {
    if (performance.now() > pressEndsAt) leave()
    else setLeaving(true)
  }
}
