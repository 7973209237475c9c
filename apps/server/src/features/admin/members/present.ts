import type { MemberListed } from '@rise/contract/admin/members/shapes'
import type { AdminMember } from '@rise/contract/admin/shapes'
import type { MemberRow } from './queries.ts'

/** A login as admins see it. */
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

/** A login with its tags, as in the list. */
export function presentListed(row: MemberRow): MemberListed {
  return { ...presentAdminMember(row), tags: row.tags }
}

/** The person's own name, also if the account acts for a company; empty when none was given. */
export function nameOf(row: MemberRow): string {
  const names = [row.first_name ?? row.login_first_name, row.last_name ?? row.login_last_name]
  return names.filter((name) => name !== '').join(' ')
}

function standingOf(row: MemberRow): AdminMember['standing'] {
  if (row.deleted_at !== null) return 'deleted'
  if (row.suspended_at !== null) return 'suspended'
  return row.email_confirmed_at === null ? 'pending' : 'active'
}
