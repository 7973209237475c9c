import type { MemberCard } from '@rise/contract/connections/shapes'
import type { NotificationName } from '@rise/contract/notifications/kinds'
import type { Notification } from '@rise/contract/notifications/shapes'
import type { Database, Tx } from '../../platform/database/database.ts'
import { memberCardsOf } from '../connections/index.ts'
import { NAMELESS } from '../session/index.ts'
import { kinds } from './kinds.ts'
import type { EntryRow } from './queries.ts'

/**
 * Returns entries in the contract's shape, as one recipient sees them; those of discontinued kinds are omitted. With
 * null for entries of several recipients, whose `isFollowing` is then unknown and false.
 */
export async function presentNotifications(
  db: Database | Tx,
  memberId: string | null,
  rows: readonly EntryRow[],
): Promise<Notification[]> {
  const cards = await memberCardsOf(
    db,
    memberId,
    rows.flatMap(({ ids }) => ids),
  )
  return rows.flatMap((row) => (isKnown(row.kind) ? [present(row, row.kind, cards)] : []))
}

function present(row: EntryRow, name: NotificationName, cards: ReadonlyMap<string, MemberCard>): Notification {
  const kind = kinds[name]
  const { id, count, data, at, cleared_at } = row
  const [user, ...others] = row.ids.flatMap((actorId) => cards.get(actorId) ?? [])
  const told = { role: roleOf(row), count, slug: user?.slug, aboutId: user?._id, data }
  return {
    _id: id,
    name,
    at: at.toISOString(),
    fresh: cleared_at === null,
    ...(user && { user, count }),
    ...(others.length > 0 && { others: others.map(shortName) }),
    text: kind.say(told),
    to: kind.leadTo(told),
    ...kind.fields?.(told),
  }
}

function isKnown(kind: string): kind is NotificationName {
  return Object.hasOwn(kinds, kind)
}

function roleOf({ member_kind }: EntryRow): 'professional' | 'employer' {
  return member_kind === 'professional' ? 'professional' : 'employer'
}

/** The short name for a member in a list of names. */
function shortName({ role, firstName, companyName }: MemberCard): string {
  return (role === 'professional' ? firstName : companyName) || NAMELESS
}
