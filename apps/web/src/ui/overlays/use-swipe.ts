import { type TouchEvent, useRef } from 'react'

/** A shorter movement of the finger is a tap, not a swipe. */
const SWIPE_PX = 40

/** Returns the handlers of an element that a finger swipes: `onSwipe` gets 1 for the next item, -1 for the previous. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent): void {
      start.current = touches[0]?.clientX
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const distance = (changedTouches[0]?.clientX ?? 0) - (start.current ?? 0)
      if (Math.abs(distance) >= SWIPE_PX) onSwipe(distance < 0 ? 1 : -1)
    },
  }
}
