import { Popover as Base } from '@base-ui/react/popover'
import { type ReactElement, type ReactNode, useState } from 'react'
import { popoverClass } from './overlay-style.ts'

type Props = {
  /** A button. */
  trigger: ReactElement
  defaultOpen?: boolean
  title: ReactNode
  /** Called when it opens and closes. */
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A small named window that drops from its `trigger` and leaves the page usable. Esc and a click outside close it. */
export function Popover({ trigger, defaultOpen = false, title, onOpenChange, children }: Props) {
  // Rendered next to its trigger, like menus: it stays within its landmark.
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Base.Root defaultOpen={defaultOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <span ref={setPlace} className="inline-flex">
        <Base.Trigger render={trigger} />
      </span>
      <Base.Portal container={place}>
        <Base.Positioner
          positionMethod="fixed"
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <Base.Popup className={popoverClass}>
            <Base.Title className="px-3 pt-2 text-body">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
