import type { ReactNode } from 'react'

/**
 * The kind of toast. It determines the icon and the time on screen: upgrade 10 s, mission 4 s, all others 5 s (section
 * 9 of the specification).
 */
export type ToastKind = 'info' | 'success' | 'failure' | 'upgrade' | 'mission'

export type Toast = {
  /** A visible toast with the same id is replaced. */
  id?: string
  kind?: ToastKind
  title: ReactNode
  description?: ReactNode
  action?: { label: ReactNode; onPress: () => void } | { label: ReactNode; to: string }
  /** Whether the toast has no timer and stays until it is dismissed. */
  stays?: boolean
  /** Called when the toast's close button is pressed; not when the toast expires or its action is used. */
  onDismiss?: () => void
}

export type ShownToast = Toast & { id: string; kind: ToastKind }

type ToastReceiver = { show: (toast: ShownToast) => void; dismiss: (id: string) => void }

let receiver: ToastReceiver | null = null
let toastQueue: ShownToast[] = []
let count = 0
const listeners = new Set<() => void>()

/**
 * Shows a short message at the bottom left; at most three are on screen. Returns its id. The code that draws toasts is
 * loaded with the first one; `ToastHost` must be on the page. Don't use it as the only place of a form's error.
 */
export function showToast(toast: Toast): string {
  count += 1
  const shownToast: ShownToast = { ...toast, id: toast.id ?? `toast-${count}`, kind: toast.kind ?? 'info' }
  if (receiver) receiver.show(shownToast)
  else toastQueue = [...toastQueue.filter((other) => other.id !== shownToast.id), shownToast]
  for (const listener of listeners) listener()
  return shownToast.id
}

/** Removes a toast; does nothing when it is no longer shown. */
export function dismissToast(id: string): void {
  toastQueue = toastQueue.filter((toast) => toast.id !== id)
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
  const waitingToasts = toastQueue
  toastQueue = []
  for (const toast of waitingToasts) next.show(toast)
  return () => {
    if (receiver === next) receiver = null
  }
}
