import { useEffect, useState } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { type ShownToast, takeToasts } from '../base/toast.ts'
import { ToastCard } from './toast-card.tsx'
import { toastsToDismiss } from './toast-stack.ts'

/** A live region announces only later changes, so it is rendered a moment before it is filled. */
const REGION_DELAY_MS = 100

/** Matches a page's own bar above the phone's bottom bar; the bar may have several rows. */
const bars = '[data-sticky-bar]'

function offsetAbove(bar: number, distance: string) {
  return { left: distance, right: distance, bottom: `calc(var(--bottom-bar) + ${bar}px + ${distance})` }
}

/** Returns the current height of the page's own bar, in px. Its button must stay reachable while a toast is shown. */
function useBarHeight(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const measure = () => {
      const heights = [...document.querySelectorAll<HTMLElement>(bars)].map((bar) => bar.offsetHeight)
      setHeight(Math.max(0, ...heights))
    }
    measure()
    // A bar appears and disappears with parts of its page, and gets a second row when the page becomes narrow.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return height
}

/** Draws the toasts. Loaded by `ToastHost` with the first one, never directly. */
export function Toaster() {
  const bar = useBarHeight()
  useEffect(() => {
    let onScreen: ShownToast[] = []
    /**
     * Sonner's id of each toast. A toast that is fading out can't be shown again, so the next toast with the same id
     * gets a new one.
     */
    const keys = new Map<string, string>()
    let count = 0
    let stop: (() => void) | undefined

    function dismiss(id: string) {
      onScreen = onScreen.filter((shown) => shown.id !== id)
      const key = keys.get(id)
      keys.delete(id)
      if (key !== undefined) toast.dismiss(key)
    }

    function show(next: ShownToast) {
      for (const id of toastsToDismiss(onScreen, next)) dismiss(id)
      onScreen = [...onScreen.filter((shown) => shown.id !== next.id), next]
      count += 1
      const key = keys.get(next.id) ?? `${next.id} ${count}`
      keys.set(next.id, key)
      toast.custom(() => <ToastCard toast={next} onDismiss={() => dismiss(next.id)} />, {
        id: key,
        // The card has its own timer, because Sonner's pauses only for the pointer, not for the keyboard.
        duration: Number.POSITIVE_INFINITY,
        // Also called after a swipe.
        onDismiss: () => {
          if (keys.get(next.id) === key) dismiss(next.id)
        },
      })
    }

    const start = setTimeout(() => {
      stop = takeToasts({ show, dismiss })
    }, REGION_DELAY_MS)
    return () => {
      clearTimeout(start)
      stop?.()
    }
  }, [])
  return (
    <Sonner
      position="bottom-left"
      expand
      visibleToasts={3}
      gap={12}
      offset={offsetAbove(bar, 'var(--gutter)')}
      mobileOffset={offsetAbove(bar, '0.5rem')}
    />
  )
}
