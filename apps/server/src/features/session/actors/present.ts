import { NEW_ACCOUNT_HOURS } from '@rise/contract/content/limits'
import type { Standing } from '@rise/contract/policy'
import type { CurrentUser } from '@rise/contract/session/shapes'
import type { SignedIn } from '../../../platform/http/requester.ts'
import type { MemberRow } from './member-query.ts'

const HOUR_MS = 3_600_000

/** Returns a session's account as policies and pages see it; undefined if it may no longer act for its actor. */
export function presentMember(row: MemberRow): SignedIn | undefined {
  const isEntitled = row.admin_role === null ? row.membership_role !== null : row.actor_id === null
  if (!isEntitled) return undefined
  const user = presentUser(row)
  const { _id: id, role, standing } = user
  const { login_id: loginId, actor_id: actorId, session_id: sessionId } = row
  return {
    kind: 'member',
    id,
    role,
    plan: row.plan ?? 'free',
    standing,
    teamRole: row.kind === 'company' ? (row.membership_role ?? undefined) : undefined,
    loginId,
    actorId,
    sessionId,
    secondFactor: row.second_factor,
    provenAt: row.proven_at,
    countsPageViews: row.page_views,
    user,
  }
}

/** Returns the current user as section 3 of the specification defines it. */
export function presentUser(row: Omit<MemberRow, 'session_id' | 'proven_at' | 'second_factor'>): CurrentUser {
  const standing = standingOf(row)
  const isProfessional = row.kind === 'professional'
  // The conversations of a company are only for its owners and recruiters.
  const seesConvos = isProfessional || row.membership_role !== 'editor'
  return {
    _id: row.actor_id ?? row.login_id,
    slug: row.slug ?? '',
    role: row.admin_role ?? (isProfessional ? 'professional' : 'employer'),
    paidPlan: row.plan === null || row.plan === 'free' ? null : row.plan,
    firstName: (isProfessional ? row.first_name : row.login_first_name) ?? '',
    lastName: (isProfessional ? row.last_name : row.login_last_name) ?? '',
    companyName: row.company_name,
    // No one is served a suspended member's pictures.
    photo: standing === 'suspended' ? null : row.photo,
    answers: row.answers ?? 0,
    followingEmployersNum: row.following_companies ?? 0,
    followingProfessionalsNum: row.following_professionals ?? 0,
    missedMessages: seesConvos ? row.missed_messages : 0,
    hasConvos: seesConvos && row.has_convos,
    mission: { points: row.points ?? 0, claimedGifts: row.claimed_gifts ?? [] },
    email: row.email,
    newUntil: newUntil(row.joined_at),
    standing,
    suspensionReason: row.suspension_reason,
    suspendedUntil: row.suspended_until?.toISOString() ?? null,
    appealed: row.appealed,
    appealAnswer: row.appeal_answer,
    dateLocale: row.date_locale,
    language: row.language,
  }
}

function newUntil(joinedAt: Date | null): string | null {
  return joinedAt === null ? null : new Date(joinedAt.getTime() + NEW_ACCOUNT_HOURS * HOUR_MS).toISOString()
}

function standingOf(row: Pick<MemberRow, 'suspended_at' | 'email_confirmed_at'>): Standing {
  if (row.suspended_at !== null) return 'suspended'
  return row.email_confirmed_at === null ? 'pending' : 'active'
}
