import { Popover as Base } from '@base-ui/react/popover'
import { type ReactElement, type ReactNode, useState } from 'react'
import { popoverClass } from './overlay-style.ts'

/** A button inside the popover that also closes it. */
export const PopoverClose = Base.Close

type Props = {
  /** A button. */
  trigger: ReactElement
  defaultOpen?: boolean
  title: ReactNode
  /** The edge of the trigger with which the popover is aligned. */
  align?: 'start' | 'end'
  /** Called when the popover opens and closes. */
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A small named window that drops from its `trigger` and leaves the page usable. Esc and a click outside close it. */
export function Popover({ trigger, defaultOpen = false, title, align = 'end', onOpenChange, children }: Props) {
  // The popover is rendered next to its trigger, like menus, so that it stays within the landmark.
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Base.Root defaultOpen={defaultOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <span ref={setPlace} className="inline-flex">
        <Base.Trigger render={trigger} />
      </span>
      <Base.Portal container={place}>
        <Base.Positioner
          positionMethod="fixed"
          align={align}
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
