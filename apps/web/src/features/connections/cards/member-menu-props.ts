import type { MemberCard } from '@rise/contract/connections/shapes'
import type { ReportKind } from '@rise/contract/moderation/kinds'
import type { ReactNode } from 'react'

export interface MemberMenuProps {
  readonly member: Pick<MemberCard, '_id' | 'role' | 'firstName' | 'lastName' | 'companyName'>
  readonly follower: boolean
  /** The member's content next to the menu, which is reported instead of the member. */
  readonly subject?: { readonly kind: ReportKind; readonly id: string }
  /** Addresses of the content's pictures, which can be reported individually. */
  readonly pictures?: readonly string[]
  /** Items above the menu's own. */
  readonly above?: ReactNode
  /** Whether there is a button for messages next to the menu. */
  readonly besideMessage?: boolean
  /** Called after the member was blocked. For a page about the member, because the viewer may no longer see it. */
  readonly onBlocked?: () => void
}
