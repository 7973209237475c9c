import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { type ShownToast, takeToasts } from './toast.ts'
import { ToastCard } from './toast-card.tsx'
import { toastsToDismiss } from './toast-stack.ts'

/** A live region speaks only of what comes after it, so it stands for a moment before it is filled. */
const regionFirst = 100

const offset = {
  left: 'var(--gutter)',
  right: 'var(--gutter)',
  bottom: 'calc(var(--bottom-bar) + var(--sticky-bar) + var(--gutter))',
}

/** Draws the toasts. Loaded by `ToastHost` with the first one, never directly. */
export function Toaster() {
  useEffect(() => {
    let onScreen: ShownToast[] = []
    let stop: (() => void) | undefined

    function dismiss(id: string) {
      onScreen = onScreen.filter((shown) => shown.id !== id)
      toast.dismiss(id)
    }

    function show(next: ShownToast) {
      for (const id of toastsToDismiss(onScreen, next)) dismiss(id)
      onScreen = [...onScreen.filter((shown) => shown.id !== next.id), next]
      // Sonner's own timer stops for the pointer only; the card's stops for the keyboard too.
      toast.custom(() => <ToastCard toast={next} onDismiss={() => dismiss(next.id)} />, {
        id: next.id,
        duration: Number.POSITIVE_INFINITY,
      })
    }

    const start = setTimeout(() => {
      stop = takeToasts({ show, dismiss })
    }, regionFirst)
    return () => {
      clearTimeout(start)
      stop?.()
    }
  }, [])
  return <Sonner position="bottom-left" expand visibleToasts={3} gap={12} offset={offset} mobileOffset={offset} />
}
