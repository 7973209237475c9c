import { t } from '@rise/texts'
import { Bell as BellIcon } from 'lucide-react'
import { useLocation } from 'react-router'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'
import type { BellItem } from './bell-item.ts'

const load = async () => (await import('./bell-popover.tsx')).BellPopover

interface Props {
  items: readonly BellItem[]
  /** The number of new items; by default of all items. */
  count?: number
  /** Pressing the bell clears the notifications, here and on the server (section 4 of the specification). */
  onOpen: () => void
}

/** The bell with its new items. The shown items stay while the bell is open, even when `onOpen` clears it. */
export function Bell({ items, count = items.length, onOpen }: Props) {
  const { pathname } = useLocation()
  const label = count > 0 ? t('Notifications, {count} new', { count }) : t('Notifications')
  return (
    // A link inside leads to another page, and closes it.
    <OnDemand
      key={pathname}
      popup="dialog"
      load={load}
      overlay={{ items, onOpen }}
      onFirstOpen={onOpen}
      trigger={
        <IconButton label={label} tip="end">
          <BellIcon size={20} aria-hidden />
          {count > 0 ? <NewMark count={count} /> : null}
        </IconButton>
      }
    />
  )
}

function NewMark({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="absolute top-[calc(50%-1.25rem)] left-[calc(50%+0.25rem)] min-w-4 rounded-full bg-brand px-1 text-center text-caption font-semibold text-on-brand tabular-nums"
    >
      {count > 9 ? '9+' : count}
    </span>
  )
}
