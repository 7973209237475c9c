import type { ShownToast } from '../base/toast.ts'

const most = 3

/**
 * Returns the ids of the toasts that must be dismissed so that a new one fits: at most three are on screen. The oldest
 * goes first, but a toast that waits for an answer outlives those with a timer. `onScreen` is ordered oldest first.
 */
export function toastsToDismiss(onScreen: readonly ShownToast[], next: ShownToast): string[] {
  const others = onScreen.filter((toast) => toast.id !== next.id)
  const surplus = others.length + 1 - most
  if (surplus <= 0) return []
  const timed = others.filter((toast) => !toast.stays)
  const waiting = others.filter((toast) => toast.stays)
  return [...timed, ...waiting].slice(0, surplus).map((toast) => toast.id)
}
