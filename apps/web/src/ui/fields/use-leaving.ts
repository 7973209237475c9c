import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

/** A tap's click follows shortly after its pointerup. */
const CLICK_MS = 400

/** When a pointer was last up; infinite while one is down. */
let pressedUntil = Number.NEGATIVE_INFINITY
let isWatching = false

function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  const released = () => {
    pressedUntil = performance.now() + CLICK_MS
  }
  window.addEventListener('pointerdown', () => (pressedUntil = Number.POSITIVE_INFINITY), true)
  window.addEventListener('pointerup', released, true)
  window.addEventListener('pointercancel', released, true)
}

/**
 * Returns a blur handler that adds the typed text. If the focus leaves by a pointer press, `leave` waits for the click
 * and runs just before its handlers: otherwise the change would move the pressed element, and the click would be lost.
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
    const end = ({ type, target }: Event) => {
      // React must not rerender the control with its old state before it has received the event.
      if (type === 'change' || (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)))
        finishAfter(0)
      else finish()
    }
    const finishSoon = () => finishAfter(CLICK_MS)
    // A native select handles the rest of its press itself.
    const ends = ['click', 'change', 'keydown'] as const
    for (const kind of ends) window.addEventListener(kind, end, true)
    window.addEventListener('pointerup', finishSoon, true)
    window.addEventListener('pointercancel', finishSoon, true)
    if (pressedUntil < Number.POSITIVE_INFINITY) finishSoon()
    return () => {
      clearTimeout(timer)
      for (const kind of ends) window.removeEventListener(kind, end, true)
      window.removeEventListener('pointerup', finishSoon, true)
      window.removeEventListener('pointercancel', finishSoon, true)
    }
  }, [isLeaving])

  return () => {
    if (performance.now() > pressedUntil) leave()
    else setLeaving(true)
  }
}
