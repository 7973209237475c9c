import type { MemberCard } from '@rise/contract/connections/shapes'
import type { ReportKind } from '@rise/contract/moderation/kinds'

export interface MemberMenuProps {
  readonly member: Pick<MemberCard, '_id' | 'role' | 'firstName' | 'lastName' | 'companyName'>
  readonly follower: boolean
  /** The member's content above or below: it is reported instead of the member. */
  readonly subject?: { readonly kind: ReportKind; readonly id: string }
  /** Addresses of the content's pictures, which can be reported individually. */
  readonly pictures?: readonly string[]
  /** For a page about the member, which no longer exists for the viewer. */
  readonly onBlocked?: () => void
}
