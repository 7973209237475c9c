import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

/** The click of a tap comes a moment after its pointer is up. */
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
 * Returns what a field calls when the focus leaves it, so that what was typed counts. If it leaves by a press, `leave` waits
 * for the click: what it changes would move what is being pressed, and the click would be lost. It comes before what the
 * click does.
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
    const after = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => finish(), ms)
    }
    const end = ({ type, target }: Event) => {
      // What the browser has changed already must not be drawn as it was, before React has heard of it.
      if (type === 'change' || (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)))
        after(0)
      else finish()
    }
    const soon = () => after(CLICK_MS)
    // A list that the browser draws takes the rest of its press to itself.
    const ends = ['click', 'change', 'keydown'] as const
    for (const kind of ends) window.addEventListener(kind, end, true)
    window.addEventListener('pointerup', soon, true)
    window.addEventListener('pointercancel', soon, true)
    if (pressedUntil < Number.POSITIVE_INFINITY) soon()
    return () => {
      clearTimeout(timer)
      for (const kind of ends) window.removeEventListener(kind, end, true)
      window.removeEventListener('pointerup', soon, true)
      window.removeEventListener('pointercancel', soon, true)
    }
  }, [isLeaving])

  return () => {
    if (performance.now() > pressedUntil) leave()
    else setLeaving(true)
  }
}
