import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { t } from '@rise/texts'
import { type ReactNode, useRef } from 'react'
import { Button } from '../base/button.tsx'
import { cx } from '../base/class-names.ts'
import { backdropClass, dialogClass, viewportClass } from './overlay-style.ts'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  /** A sentence that says what will be lost. */
  readonly children: ReactNode
  /** The label of the action: "Delete account", never "OK". */
  readonly confirmLabel: string
  /** The label of the closing button where “Cancel” could be mistaken for the action: “Keep my plan”. */
  readonly cancelLabel?: string
  readonly onConfirm: () => void
  readonly busy?: boolean
}

/** The dialog of `ConfirmDialog`. The focus starts on Cancel. */
export function LoadedConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = t('Cancel'),
  onConfirm,
  busy = false,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className={viewportClass}>
          <Base.Popup className={cx(dialogClass, 'px-6')} initialFocus={cancel}>
            <Base.Title className="text-h3">{title}</Base.Title>
            <Base.Description className="mt-2 text-muted">{children}</Base.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-2">
              <Base.Close ref={cancel} render={<Button>{cancelLabel}</Button>} />
              <Button variant="danger" busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
