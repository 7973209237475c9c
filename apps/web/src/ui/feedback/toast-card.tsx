import { t } from '@rise/texts'
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
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isHidden = useDocumentHidden()
  function dismissByCross() {
    onDismiss()
    toast.onDismiss?.()
  }
  usePausableTimer(toast.stays ? null : duration, isHovered || isFocused || isHidden, onDismiss)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches whether someone is reading
    <div
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      className="relative flex w-(--width) max-w-full items-start gap-3 rounded-card border border-line bg-surface p-3 font-sans text-small text-text shadow-float max-sm:min-h-12 max-sm:w-full max-sm:items-center max-sm:gap-1 max-sm:py-1 max-sm:pe-1 max-sm:text-caption"
    >
      <Icon size={20} aria-hidden className={cx('mt-1 shrink-0 max-sm:hidden', ink)} />
      {/* On phones, a toast shares the foot of the window with bars: at most three lines, next to its action. */}
      <div className="min-w-0 grow max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-2 sm:py-1">
        <div className="max-sm:line-clamp-3">
          <p className="font-semibold max-sm:inline">{toast.title}</p>{' '}
          {toast.description ? <p className="text-muted max-sm:inline">{toast.description}</p> : null}
        </div>
        {toast.action ? <ToastAction action={toast.action} onDismiss={onDismiss} /> : null}
      </div>
      <IconButton label={t('Dismiss')} tip="end" onClick={dismissByCross} className="max-sm:size-8 sm:-mt-0.5 sm:-me-1">
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  )
}

interface ActionProps {
  action: NonNullable<ShownToast['action']>
  onDismiss: () => void
}

function ToastAction({ action, onDismiss }: ActionProps) {
  const className =
    'hit-target mt-2 max-sm:mt-0 max-sm:min-h-8 max-sm:border-0 max-sm:px-0 max-sm:text-caption max-sm:text-brand max-sm:underline max-sm:underline-offset-4'
  if ('to' in action) {
    return (
      <ButtonLink to={action.to} onClick={onDismiss} size="dense" className={className}>
        {action.label}
      </ButtonLink>
    )
  }
  function press() {
    onDismiss()
    if ('onPress' in action) action.onPress()
  }
  return (
    <Button onClick={press} size="dense" className={className}>
      {action.label}
    </Button>
  )
}
