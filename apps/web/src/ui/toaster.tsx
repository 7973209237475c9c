import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { takeToasts } from './toast.ts'
import { ToastCard } from './toast-card.tsx'

/** A live region speaks only of what comes after it, so it stands for a moment before it is filled. */
const regionFirst = 100

const toLeft = 'calc(var(--gutter))'
const aboveBar = 'calc(var(--bottom-bar) + var(--gutter))'
const offset = { left: toLeft, right: toLeft, bottom: aboveBar }

/** Draws the toasts. Loaded by `ToastHost` with the first one, never directly. */
export function Toaster() {
  useEffect(() => {
    let stop: (() => void) | undefined
    const start = setTimeout(() => {
      stop = takeToasts({
        // Sonner's own timer stops for the pointer only; the card's stops for the keyboard too.
        show: (shown) => {
          toast.custom((id) => <ToastCard toast={shown} onDismiss={() => toast.dismiss(id)} />, {
            id: shown.id,
            duration: Number.POSITIVE_INFINITY,
          })
        },
        dismiss: (id) => {
          toast.dismiss(id)
        },
      })
    }, regionFirst)
    return () => {
      clearTimeout(start)
      stop?.()
    }
  }, [])
  return <Sonner position="bottom-left" expand visibleToasts={3} gap={12} offset={offset} mobileOffset={offset} />
}
