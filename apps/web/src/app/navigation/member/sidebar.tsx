import { t } from '@rise/texts'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'
import type { AccountMenuProps } from './menus/account-menu-items.tsx'
import { memberName } from './navigation.ts'

const load = async () => (await import('./menus/sidebar-sheet.tsx')).SidebarSheet

/** The member's picture; opens the sidebar on phones and tablets. */
export function Sidebar({ user, links }: AccountMenuProps) {
  const name = memberName(user)
  return (
    <OnDemand
      popup="dialog"
      load={load}
      overlay={{ user, links }}
      trigger={
        <button type="button" className="hit-target relative inline-flex rounded-full">
          <Avatar name={name} photo={user.photo ?? undefined} size={32} />
          <span className="sr-only">{t('Menu of {name}', { name })}</span>
        </button>
      }
    />
  )
}
