import type { CurrentUser } from '@rise/contract/session/shapes'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Anchor } from '../../../ui/base/anchor.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../ui/overlays/menu.tsx'
import { useSessionStore } from '../../session/use-session.tsx'
import { memberName, type NavigationLink, profilePath } from './navigation.ts'
import { NavigationIcon } from './navigation-icon.tsx'

/** Few have more than one to act for, and they open the menu for it. */
const ActorSwitch = lazy(async () => ({ default: (await import('./actor-switch.tsx')).ActorSwitch }))

/** The avatar, which leads to the member's page where there is one, and the menu beside it. */
export function AccountMenu({ user, links }: { user: CurrentUser; links: readonly NavigationLink[] }) {
  const store = useSessionStore()
  const name = memberName(user)
  const profile = profilePath(user)
  const picture = <Avatar name={name} photo={user.photo ?? undefined} size={32} />
  return (
    <div className="flex items-center">
      {profile ? (
        // Named by its text: a label would leave out the initials, which are seen.
        <Anchor to={profile} className="hit-target relative inline-flex rounded-full">
          {picture}
          <span className="sr-only">{name}, your page</span>
        </Anchor>
      ) : (
        picture
      )}
      <Menu
        trigger={
          <IconButton label="Account menu" tip="end">
            <ChevronDown size={16} aria-hidden />
          </IconButton>
        }
      >
        {user.role === 'professional' || user.role === 'employer' ? (
          <Suspense fallback={null}>
            <ActorSwitch />
          </Suspense>
        ) : null}
        {links
          .filter(({ place }) => place === 'explore')
          .map(({ label, to = '/', icon }) => (
            <MenuLink key={label} to={to} icon={<NavigationIcon name={icon} size={16} />}>
              {label}
            </MenuLink>
          ))}
        <MenuSeparator />
        {links
          .filter(({ place }) => place === 'account')
          .map(({ label, to, icon }) =>
            to === undefined ? (
              <div key={label}>
                <MenuSeparator />
                <MenuItem icon={<NavigationIcon name={icon} size={16} />} onSelect={() => void store.signOut()}>
                  {label}
                </MenuItem>
              </div>
            ) : (
              <MenuLink key={label} to={to} icon={<NavigationIcon name={icon} size={16} />}>
                {label}
              </MenuLink>
            ),
          )}
      </Menu>
    </div>
  )
}
