import { t } from '@rise/texts'
import { Ellipsis } from 'lucide-react'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'
import type { MemberMenuProps } from './member-menu-props.ts'
import { memberName } from './member-name.ts'

const load = async () => (await import('../loaded-member-menu.tsx')).LoadedMemberMenu

/** Actions on a member other than Follow. Renders nothing for guests and admins, who can't follow. */
export function MemberMenu(props: MemberMenuProps) {
  const role = useCurrentUser()?.role
  if (role !== 'professional' && role !== 'employer') return null
  return (
    <OnDemand
      popup="menu"
      load={load}
      overlay={props}
      trigger={
        <IconButton label={t('More about {name}', { name: memberName(props.member) })} tip="end">
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      }
    />
  )
}
