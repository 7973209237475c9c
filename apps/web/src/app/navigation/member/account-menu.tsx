import { t } from '@rise/texts'
import { ChevronDown } from 'lucide-react'
import { Anchor } from '../../../ui/base/anchor.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'
import type { AccountMenuProps } from './menus/account-menu-items.tsx'
import { memberName, profilePath } from './navigation.ts'

const load = async () => (await import('./menus/account-menu-items.tsx')).AccountMenuItems

/** The avatar, which leads to the member's page if there is one, and the menu next to it. */
export function AccountMenu({ user, links }: AccountMenuProps) {
  const name = memberName(user)
  const profile = profilePath(links)
  const picture = <Avatar name={name} photo={user.photo ?? undefined} size={32} />
  return (
    <div className="flex items-center">
      {profile ? (
        // The accessible name is the text, because a label would omit the visible initials.
        <Anchor to={profile} className="hit-target relative inline-flex rounded-full">
          {picture}
          <span className="sr-only">{t('{name}, your page', { name })}</span>
        </Anchor>
      ) : (
        picture
      )}
      <OnDemand
        popup="menu"
        load={load}
        overlay={{ user, links }}
        trigger={
          <IconButton label={t('Account menu')} tip="end">
            <ChevronDown size={16} aria-hidden />
          </IconButton>
        }
      />
    </div>
  )
}
