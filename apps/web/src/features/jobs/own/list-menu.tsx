import { t } from '@rise/texts'
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
        {t('Recently seen', 'jobs')}
      </MenuLink>
      <MenuLink to={`${OWN_JOBS}?show=hidden`} icon={<EyeOff {...icon} />}>
        {t('Hidden', 'jobs')}
      </MenuLink>
      <MenuLink to={`${OWN_JOBS}?show=searches`} icon={<BellRing {...icon} />}>
        {t('Searches', 'a noun')}
      </MenuLink>
      <MenuSeparator />
      <MenuLink to="/jobs/digest" icon={<Mail {...icon} />}>
        {t('Job digest')}
      </MenuLink>
    </Menu>
  )
}
