import type { MemberListed } from '@rise/contract/admin/members/shapes'
import type { AdminMember } from '@rise/contract/admin/shapes'
import type { MemberRow } from './queries.ts'

/** Returns a login as admins see it. */
export function presentAdminMember(row: MemberRow): AdminMember {
  return {
    _id: row.id,
    role: row.admin_role ?? (row.kind === 'company' ? 'employer' : 'professional'),
    name: nameOf(row),
    company: row.company_name,
    email: row.email,
    slug: row.slug ?? '',
    plan: row.plan ?? 'free',
    planUntil: row.plan_until?.toISOString() ?? null,
    requestedPlan: row.requested_plan,
    requestMessage: row.request_message,
    standing: standingOf(row),
    suspensionReason: row.suspension_reason,
    appeal: row.appeal,
    joinedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  }
}

/**
 * Returns a login with its tags and photo, as the list shows it. The photo of a suspended or deleted member is null,
 * because it isn't served.
 */
export function presentListed(row: MemberRow): MemberListed {
  const isServed = row.suspended_at === null && row.deleted_at === null
  return { ...presentAdminMember(row), tags: row.tags, photo: isServed ? row.photo : null }
}

/** Returns the person's own name, even if the account acts for a company. Empty if no name was given. */
export function nameOf(row: MemberRow): string {
  const names = [row.first_name ?? row.login_first_name, row.last_name ?? row.login_last_name]
  return names.filter((name) => name !== '').join(' ')
}

function standingOf(row: MemberRow): AdminMember['standing'] {
  if (row.deleted_at !== null) return 'deleted'
  if (row.suspended_at !== null) return 'suspended'
  return row.email_confirmed_at === null ? 'pending' : 'active'
}
