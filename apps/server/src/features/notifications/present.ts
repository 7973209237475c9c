import type { MemberCard } from '@rise/contract/connections/shapes'
import type { Notification } from '@rise/contract/notifications/shapes'
import type { AnyNotice } from '../../platform/manifest/notice.ts'
import { presentMemberCard } from '../connections/index.ts'
import { NAMELESS } from '../session/index.ts'
import { entryData, noticeOf } from './notices.ts'
import type { EntryRow } from './queries.ts'

/** Returns entries in the contract's shape. Entries of discontinued kinds are left out. */
export function presentNotifications(rows: readonly EntryRow[]): Notification[] {
  return rows.flatMap((row) => {
    const notice = noticeOf(row.kind)
    return notice ? [present(row, notice)] : []
  })
}

function present(row: EntryRow, notice: AnyNotice): Notification {
  const { id, kind: name, count, at, cleared_at } = row
  const [user, ...otherCards] = row.cards.map(presentMemberCard)
  const data = entryData(notice, row.data)
  const entry = { role: roleOf(row), count, slug: user?.slug, aboutId: user?._id, data }
  return {
    _id: id,
    name,
    at: at.toISOString(),
    fresh: cleared_at === null,
    ...(user && { user, count }),
    ...(otherCards.length > 0 && { others: otherCards.map(shortName) }),
    text: notice.text(entry),
    to: notice.path(entry),
    ...notice.fields?.(entry),
  }
}

function roleOf({ member_kind }: EntryRow): 'professional' | 'employer' {
  return member_kind === 'professional' ? 'professional' : 'employer'
}

/** Returns a member's short name for a list of names. */
function shortName({ role, firstName, companyName }: MemberCard): string {
  return (role === 'professional' ? firstName : companyName) || NAMELESS
}
