import type { MemberCard } from '@rise/contract/connections/shapes'
import type { ReportKind } from '@rise/contract/moderation/kinds'

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
