import type { ReactNode } from 'react'
import { cx } from '../../ui/base/class-names.ts'

interface Props {
  /** The text for the state of the values: "Not saved yet". */
  readonly status: ReactNode
  /** Whether phones show the state only to screen readers, because the buttons need the room. */
  readonly brief?: boolean
  /** Whether the bar stays at the foot of the window, such as while something is unsaved, or ends the form. */
  readonly sticks: boolean
  /** The buttons. */
  readonly children: ReactNode
}

/** The bar that ends a form: at its start, whether everything is saved; at its end, the buttons. */
export function FormBar({ status, brief = false, sticks, children }: Props) {
  return (
    <div
      data-sticky-bar={sticks ? '' : undefined}
      className={cx(
        'z-20 -mx-gutter flex items-center justify-between gap-4 border-t border-line bg-bg px-gutter py-1 sm:py-3 lg:mx-0 lg:px-0',
        sticks ? 'sticky bottom-bottom-bar' : null,
      )}
    >
      <p role="status" className={cx('text-small text-muted', brief ? 'max-sm:sr-only' : null)}>
        {status}
      </p>
      <div className="flex grow flex-wrap justify-end gap-2">{children}</div>
    </div>
  )
}
