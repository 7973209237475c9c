import { Dialog as Base } from '@base-ui/react/dialog'
import { t } from '@rise/texts'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../base/class-names.ts'
import { IconButton } from '../base/icon-button.tsx'
import { backdropClass, dialogClass, viewportClass } from './overlay-style.ts'

type DialogProps = {
  /** Opened by the `trigger`, or from outside with `open` and `onOpenChange`. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The result or progress of the action, above the buttons, always visible. */
  status?: ReactNode
  /** Buttons in the bottom row, the primary one last. Wrap buttons that close the dialog in `DialogClose`. */
  actions?: ReactNode
  /**
   * Called when the dialog closes. Returns false if it has moved the focus itself, so that the opener doesn't get it.
   */
  finalFocus?: () => boolean
}

/**
 * A window over the page. It takes the focus and returns it to its opener; Esc, the cross and a click outside close
 * only the top layer.
 */
export function Dialog({
  trigger,
  open,
  onOpenChange,
  title,
  description,
  children,
  status,
  actions,
  finalFocus,
}: DialogProps) {
  return (
    <Base.Root {...(open === undefined ? {} : { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className={viewportClass}>
          <Base.Popup className={cx(dialogClass, 'flex flex-col')} {...(finalFocus && { finalFocus })}>
            <Base.Title className="shrink-0 pr-16 pl-6 text-h3">{title}</Base.Title>
            {/* Only this part scrolls, so that the title and the buttons stay in view and never cover the focus. */}
            <div className="min-h-0 overflow-y-auto overscroll-contain px-6 py-1">
              {description ? <Base.Description className="text-muted">{description}</Base.Description> : null}
              {children ? <div className="mt-3">{children}</div> : null}
            </div>
            {status ? <div className="mt-3 flex shrink-0 flex-col gap-3 px-6 empty:hidden">{status}</div> : null}
            {actions ? <div className="mt-4 flex shrink-0 flex-wrap justify-end gap-2 px-6">{actions}</div> : null}
            {/* Last, so that the first field gets the focus. */}
            <span className="absolute top-4 right-4">
              <Base.Close
                render={
                  <IconButton label={t('Close')} tip="end">
                    <X size={20} aria-hidden />
                  </IconButton>
                }
              />
            </span>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Makes the button inside it close the dialog. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />
}
