import { lazy, Suspense } from 'react'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import type { LoadedOverlayProps } from '../../../../ui/overlays/on-demand.tsx'
import type { FrameUser } from '../../../session/last-user.ts'
import { useSessionStore } from '../../../session/use-session.tsx'
import type { NavigationLink } from '../navigation.ts'

/** Loaded only when the menu opens, because few members can act for more than one actor. */
const ActorSwitch = lazy(async () => ({ default: (await import('./actor-switch.tsx')).ActorSwitch }))

export interface AccountMenuProps {
  readonly user: FrameUser
  readonly links: readonly NavigationLink[]
}

/** The menu of the account: the actor to act as, the links that don't fit into the bar, and the logout. */
export function AccountMenuItems({ user, links, ...overlayProps }: AccountMenuProps & LoadedOverlayProps) {
  const store = useSessionStore()
  return (
    <Menu {...overlayProps}>
      {user.role === 'professional' || user.role === 'employer' ? (
        <Suspense fallback={null}>
          <ActorSwitch />
        </Suspense>
      ) : null}
      {links
        .filter(({ place }) => place === 'explore')
        .map(({ label, to = '/', icon: Icon }) => (
          <MenuLink key={label} to={to} icon={<Icon size={16} aria-hidden className="shrink-0" />}>
            {label}
          </MenuLink>
        ))}
      <MenuSeparator />
      {links
        .filter(({ place }) => place === 'account')
        .map(({ label, to, icon: Icon }) =>
          to === undefined ? (
            <div key={label}>
              <MenuSeparator />
              <MenuItem
                icon={<Icon size={16} aria-hidden className="shrink-0" />}
                onSelect={() => void store.signOut()}
              >
                {label}
              </MenuItem>
            </div>
          ) : (
            <MenuLink key={label} to={to} icon={<Icon size={16} aria-hidden className="shrink-0" />}>
              {label}
            </MenuLink>
          ),
        )}
    </Menu>
  )
}
