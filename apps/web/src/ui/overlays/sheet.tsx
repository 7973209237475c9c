import { Dialog as Base } from '@base-ui/react/dialog'
import { t } from '@rise/texts'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../base/class-names.ts'
import { IconButton } from '../base/icon-button.tsx'
import { backdropClass, sheetClass } from './overlay-style.ts'

const sideClasses = {
  left: 'inset-y-0 left-0 w-sheet max-w-[85vw] border-r data-starting-style:-translate-x-full data-ending-style:-translate-x-full',
  right:
    'inset-y-0 right-0 w-sheet max-w-[85vw] border-l data-starting-style:translate-x-full data-ending-style:translate-x-full',
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-dialog border-t data-starting-style:translate-y-full data-ending-style:translate-y-full',
}

type Props = {
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  title: ReactNode
  side?: keyof typeof sideClasses
  children: ReactNode
  /** Always visible at the bottom, such as "Show 24 results". */
  footer?: ReactNode
}

/** A panel from an edge of the screen: navigation and filters on phones. Keeps focus like a dialog. */
export function Sheet({ trigger, open, onOpenChange, title, side = 'left', children, footer }: Props) {
  return (
    <Base.Root {...(open === undefined ? {} : { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className={cx(sheetClass, sideClasses[side])}>
          <div className="flex min-h-bar shrink-0 items-center justify-between gap-4 border-b border-line pr-2 pl-4">
            <Base.Title className="text-body">{title}</Base.Title>
            <Base.Close
              render={
                <IconButton label={t('Close')} tip="end">
                  <X size={20} aria-hidden />
                </IconButton>
              }
            />
          </div>
          {/* Only this part scrolls, so that the bars never cover the focused element. */}
          <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4">{children}</div>
          {footer ? (
            <div className="shrink-0 border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">{footer}</div>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
