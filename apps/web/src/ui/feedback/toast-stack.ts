import type { ShownToast } from '../base/toast.ts'

const MAX_TOASTS = 3

/**
 * Returns the ids of the toasts that must be dismissed so that a new one fits: at most three are on screen. The oldest
 * are dismissed first, but permanent toasts only after all toasts with a timer. `onScreen` is ordered oldest first.
 */
export function toastsToDismiss(onScreen: readonly ShownToast[], next: ShownToast): string[] {
  const otherToasts = onScreen.filter((toast) => toast.id !== next.id)
  const surplusCount = otherToasts.length + 1 - MAX_TOASTS
  if (surplusCount <= 0) return []
  const timedToasts = otherToasts.filter((toast) => !toast.stays)
  const permanentToasts = otherToasts.filter((toast) => toast.stays)
  return [...timedToasts, ...permanentToasts].slice(0, surplusCount).map((toast) => toast.id)
}
