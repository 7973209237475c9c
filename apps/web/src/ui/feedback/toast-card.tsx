import { CircleAlert, CircleCheck, Info, Sparkles, Trophy, X } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '../base/button.tsx'
import { cx } from '../base/class-names.ts'
import { IconButton } from '../base/icon-button.tsx'
import type { ShownToast, ToastKind } from '../base/toast.ts'
import { useDocumentHidden, usePausableTimer } from './toast-timer.ts'

const kinds: Record<ToastKind, { icon: typeof Info; ink: string; duration: number }> = {
  info: { icon: Info, ink: 'text-info', duration: 5000 },
  success: { icon: CircleCheck, ink: 'text-success', duration: 5000 },
  failure: { icon: CircleAlert, ink: 'text-danger', duration: 5000 },
  upgrade: { icon: Sparkles, ink: 'text-warning', duration: 10_000 },
  mission: { icon: Trophy, ink: 'text-success', duration: 4000 },
}

/** One toast. Its timer pauses under the pointer, while it has the focus, and while the tab is hidden. */
export function ToastCard({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const { icon: Icon, ink, duration } = kinds[toast.kind]
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const isHidden = useDocumentHidden()
  function cross() {
    onDismiss()
    toast.onDismiss?.()
  }
  usePausableTimer(toast.stays ? null : duration, hovered || focused || isHidden, onDismiss)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches whether someone is reading
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="relative flex w-(--width) max-w-full items-start gap-3 rounded-card border border-line bg-surface p-3 font-sans text-small text-text shadow-float max-sm:w-full"
    >
      <Icon size={20} aria-hidden className={cx('mt-2 shrink-0 sm:mt-1', ink)} />
      <div className="min-w-0 grow py-2 sm:py-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p className="text-muted">{toast.description}</p> : null}
        {toast.action ? <ToastAction action={toast.action} onDismiss={onDismiss} /> : null}
      </div>
      <IconButton label="Dismiss" tip="end" onClick={cross} className="-mt-0.5 -mr-1">
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  )
}

function ToastAction({ action, onDismiss }: { action: NonNullable<ShownToast['action']>; onDismiss: () => void }) {
  if ('to' in action) {
    return (
      <ButtonLink to={action.to} onClick={onDismiss} size="dense" className="mt-2">
        {action.label}
      </ButtonLink>
    )
  }
  function press() {
    onDismiss()
    if ('onPress' in action) action.onPress()
  }
  return (
    <Button onClick={press} size="dense" className="mt-2">
      {action.label}
    </Button>
  )
}
