import { Bell as BellIcon, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Anchor } from '../../../ui/base/anchor.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { IconMark } from '../../../ui/marks/icon-mark.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'

export interface BellItem {
  readonly _id: string
  /** Whom it is about. */
  readonly name: string
  /** Whose picture stands beside it, where the name speaks of several. */
  readonly pictured?: string | undefined
  readonly photo?: string | undefined
  /** Stands there instead, where it is about nobody. */
  readonly icon?: LucideIcon | undefined
  /** An organisation, whose picture is no circle. */
  readonly square?: boolean
  readonly text: ReactNode
  readonly to: string
  /** ISO 8601. */
  readonly at: string
}

interface Props {
  items: readonly BellItem[]
  /** How many are new; as many as there are items unless told. */
  count?: number
  /** Pressing the bell clears the notifications, here and on the server (section 4). */
  onOpen: () => void
}

/** The bell with what is new behind it. What is shown stays while the bell is open, also when `onOpen` clears it. */
export function Bell({ items, count = items.length, onOpen }: Props) {
  const { pathname } = useLocation()
  const label = count > 0 ? `Notifications, ${count} new` : 'Notifications'
  return (
    // A link out of it leads to another page, and closes it.
    <Popover
      key={pathname}
      title="Notifications"
      onOpenChange={(open) => open && onOpen()}
      trigger={
        <IconButton label={label} tip="end">
          <BellIcon size={20} aria-hidden />
          {count > 0 ? <NewMark count={count} /> : null}
        </IconButton>
      }
    >
      <BellList items={items} />
      <div className="border-t border-line p-2">
        <ButtonLink to="/notifications" variant="ghost" size="dense" className="w-full">
          See All Notifications
        </ButtonLink>
      </div>
    </Popover>
  )
}

function NewMark({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="absolute -top-0.5 -right-0.5 min-w-4 rounded-full bg-brand px-1 text-center text-caption font-semibold text-on-brand tabular-nums"
    >
      {count > 9 ? '9+' : count}
    </span>
  )
}

/** Section 9: at most 250 px high, each block 250 px wide. */
function BellList({ items }: { items: readonly BellItem[] }) {
  if (items.length === 0) {
    return <p className="w-[250px] px-3 py-4 text-small text-muted">Nothing new. What concerns you appears here.</p>
  }
  return (
    <ul className="max-h-[250px] overflow-y-auto py-1">
      {items.map(({ _id, name, pictured = name, photo, icon: Icon, square, text, to, at }) => (
        <li key={_id} className="w-[250px]">
          <Anchor to={to} className="flex gap-3 rounded-control px-3 py-2 hover:bg-raised">
            {Icon ? (
              <IconMark size={32}>
                <Icon size={16} />
              </IconMark>
            ) : square ? (
              <LogoMark name={pictured} logo={photo} size={32} />
            ) : (
              <Avatar name={pictured} photo={photo} size={32} />
            )}
            <span className="min-w-0 text-small">
              <span className="font-semibold">{name}</span> {text}
              <RelativeTime date={at} className="block text-caption text-subtle" />
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
