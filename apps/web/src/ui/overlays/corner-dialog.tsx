import { Dialog as Base } from '@base-ui/react/dialog'
import { t } from '@rise/texts'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../base/icon-button.tsx'
import { cornerClass } from './overlay-style.ts'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Gets the focus when the dialog opens. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A window in the lower right corner that leaves the page behind it usable. Esc and the cross close it. */
export function CornerDialog({ open, onOpenChange, title, initialFocus, children }: Props) {
  return (
    <Base.Root open={open} modal={false} disablePointerDismissal onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Popup className={cornerClass} {...(initialFocus && { initialFocus })}>
          <div className="flex min-h-bar items-center justify-between gap-4 border-b border-line pr-2 pl-4">
            <Base.Title className="text-body">{title}</Base.Title>
            <Base.Close
              render={
                <IconButton label={t('Close')} tip="end">
                  <X size={20} aria-hidden />
                </IconButton>
              }
            />
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
