import { t } from '@rise/texts'
import { Anchor } from '../../../ui/base/anchor.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import type { LoadedOverlayProps } from '../../../ui/overlays/on-demand.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { IconMark } from '../../../ui/states/icon-mark.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import type { BellItem } from './bell-item.ts'

interface Props {
  readonly items: readonly BellItem[]
  readonly onOpen: () => void
}

/** The popover of the bell: the new notifications, and a link to all of them. */
export function BellPopover({ items, onOpen, ...summoned }: Props & LoadedOverlayProps) {
  return (
    <Popover {...summoned} title={t('Notifications')} onOpenChange={(open) => open && onOpen()}>
      <BellList items={items} />
      <div className="border-t border-line p-2">
        <ButtonLink to="/notifications" variant="ghost" size="dense" className="w-full">
          {t('See All Notifications')}
        </ButtonLink>
      </div>
    </Popover>
  )
}

/** Section 9 of the specification: at most 250 px high, each block 250 px wide. */
function BellList({ items }: { items: readonly BellItem[] }) {
  if (items.length === 0) {
    return <p className="w-[250px] px-3 py-4 text-small text-muted">{t('You’re all caught up.')}</p>
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
