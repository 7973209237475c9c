import type { ReactNode } from 'react'

/** Decides icon and time on screen: upgrade 10 s, mission 4 s, all others 5 s (specification, section 9). */
export type ToastKind = 'info' | 'success' | 'failure' | 'upgrade' | 'mission'

export type Toast = {
  /** A toast with the id of a present one replaces it. */
  id?: string
  kind?: ToastKind
  title: ReactNode
  description?: ReactNode
  action?: { label: ReactNode; onPress: () => void } | { label: ReactNode; to: string }
  /** Whether it stays until dismissed, without a timer. */
  stays?: boolean
  /** Called when its cross is pressed; not when it expires or its action is used. */
  onDismiss?: () => void
}

export type ShownToast = Toast & { id: string; kind: ToastKind }

type ToastReceiver = { show: (toast: ShownToast) => void; dismiss: (id: string) => void }

let receiver: ToastReceiver | null = null
let waiting: ShownToast[] = []
let count = 0
const listeners = new Set<() => void>()

/**
 * Shows a short message at the bottom left; at most three are on screen. Returns its id. The code that draws toasts is
 * loaded with the first one; `ToastHost` must be on the page. Not for the only copy of a form's error.
 */
export function showToast(toast: Toast): string {
  count += 1
  const shown: ShownToast = { ...toast, id: toast.id ?? `toast-${count}`, kind: toast.kind ?? 'info' }
  if (receiver) receiver.show(shown)
  else waiting = [...waiting.filter((other) => other.id !== shown.id), shown]
  for (const listener of listeners) listener()
  return shown.id
}

/** Removes a toast; does nothing when it is no longer shown. */
export function dismissToast(id: string): void {
  waiting = waiting.filter((toast) => toast.id !== id)
  receiver?.dismiss(id)
}

/** For the host: calls back at each toast, so that it can load the code that draws them. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For the host: whether any toast has been shown yet. */
export function hasShownToast(): boolean {
  return count > 0
}

/** For the drawing code: receives the waiting toasts and all later ones. Returns a function that unsubscribes. */
export function takeToasts(next: ToastReceiver): () => void {
  receiver = next
  const queued = waiting
  waiting = []
  for (const toast of queued) next.show(toast)
  return () => {
    if (receiver === next) receiver = null
  }
}
