import type { MemberCard } from '@rise/contract/connections/shapes'
import type { ReportKind } from '@rise/contract/moderation/kinds'
import { Ellipsis } from 'lucide-react'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'
import { memberName } from './member-name.ts'

export interface MemberMenuProps {
  readonly member: Pick<MemberCard, '_id' | 'role' | 'firstName' | 'lastName' | 'companyName'>
  readonly follower: boolean
  /** What of theirs stands above or below: it is reported instead of them. */
  readonly thing?: { readonly kind: ReportKind; readonly id: string }
  /** Addresses of the pictures that stand with it, which can be reported on their own. */
  readonly pictures?: readonly string[]
  /** For a page about them, which no longer exists for the viewer. */
  readonly onBlocked?: () => void
}

const load = async () => (await import('../loaded-member-menu.tsx')).LoadedMemberMenu

/** What one can do about a member besides following. Nothing for guests and admins, who follow no one. */
export function MemberMenu(props: MemberMenuProps) {
  const role = useCurrentUser()?.role
  if (role !== 'professional' && role !== 'employer') return null
  return (
    <OnDemand
      popup="menu"
      load={load}
      overlay={props}
      trigger={
        <IconButton label={`More about ${memberName(props.member)}`} tip="end">
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      }
    />
  )
}
