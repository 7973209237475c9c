import { Menu as Base } from '@base-ui/react/menu'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Anchor, type AnchorProps } from '../base/anchor.tsx'
import { menuClass } from './overlay-style.ts'

const item =
  'flex min-h-dense cursor-default items-center gap-3 rounded-control px-3 text-small select-none data-highlighted:bg-raised data-disabled:text-subtle'

/** A list of actions and links that drops from its `trigger` (a button). Arrow keys, letters and Esc work. */
export function Menu({
  trigger,
  align = 'end',
  defaultOpen = false,
  children,
}: {
  trigger: ReactElement
  defaultOpen?: boolean
  align?: 'start' | 'end'
  children: ReactNode
}) {
  // Rendered next to the trigger, not at the end of the body, so that the menu stays within the same landmark. The box
  // around both keeps the menu's own elements out of the surrounding layout.
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
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
          <Base.Popup className={menuClass}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** A menu item that runs an action and closes the menu. */
export function MenuItem({
  icon,
  children,
  onSelect,
  disabled = false,
}: {
  icon?: ReactNode
  children: ReactNode
  onSelect: () => void
  disabled?: boolean
}) {
  return (
    <Base.Item className={item} onClick={onSelect} disabled={disabled}>
      {icon}
      {children}
    </Base.Item>
  )
}

/** A menu item that is a real link, so it can be opened in a new tab. */
export function MenuLink({ icon, children, ...link }: AnchorProps & { icon?: ReactNode }) {
  return (
    <Base.LinkItem className={item} closeOnClick render={<Anchor {...link} />}>
      {icon}
      {children}
    </Base.LinkItem>
  )
}

/** A line between groups. */
export function MenuSeparator() {
  return <Base.Separator className="my-1 h-px bg-line" />
}
