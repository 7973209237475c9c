import { BellRing, EyeOff, History, Mail } from 'lucide-react'
import { Menu, MenuLink, MenuSeparator } from '../../../ui/overlays/menu.tsx'
import type { LoadedOverlayProps } from '../../../ui/overlays/on-demand.tsx'
import { OWN_JOBS } from './own-address.ts'

/** The menu of the less frequent lists. */
export function ListMenu({ trigger, defaultOpen }: LoadedOverlayProps) {
  const icon = { size: 16, 'aria-hidden': true } as const
  return (
    <Menu trigger={trigger} defaultOpen={defaultOpen}>
      <MenuLink to={`${OWN_JOBS}?show=seen`} icon={<History {...icon} />}>
        Recently seen
      </MenuLink>
      <MenuLink to={`${OWN_JOBS}?show=hidden`} icon={<EyeOff {...icon} />}>
        Hidden
      </MenuLink>
      <MenuLink to={`${OWN_JOBS}?show=searches`} icon={<BellRing {...icon} />}>
        Searches
      </MenuLink>
      <MenuSeparator />
      <MenuLink to="/jobs/digest" icon={<Mail {...icon} />}>
        Job digest
      </MenuLink>
    </Menu>
  )
}
