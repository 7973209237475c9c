import { memberDeeds } from '@rise/contract/admin/acts'
import { adminErrors } from '@rise/contract/admin/errors'
import type { MailState, Obstacle } from '@rise/contract/admin/kinds'
import type { MemberMail, MemberStory } from '@rise/contract/admin/members/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../../platform/database/keyset.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { erasureOf, logInLockOf } from '../../session/index.ts'
import { deedsOf, notesOf } from '../notes/notes.ts'
import { presentListed } from './present.ts'
import { findMemberRow, type MemberRow } from './queries.ts'

/** Emails without which the account can't be used. */
const essentialMails = new Set(['confirm-address', 'log-in-link', 'reset-password'])

/**
 * Returns everything that admins may see about one member. A deleted member is found until the erasure.
 * @throws {Failure} `member-not-found`
 */
export async function readMemberStory({ db, clock }: Context, admin: Admin, loginId: string): Promise<MemberStory> {
  const row = await findMemberRow(db, loginId)
  if (!row) throw new Failure(adminErrors['member-not-found'])
  const subjects = row.actor_id === null ? [loginId] : [loginId, row.actor_id]
  const [access, suppressions, logIns, signUp, actsFor, devices, mails, reviews, notes, deeds] = await Promise.all([
    accessOf(db, loginId),
    suppressionOf(db, row.email),
    logInsOf(db, loginId, clock.now()),
    signUpOf(db, loginId),
    actorsOf(db, loginId),
    devicesOf(db, loginId, clock.now()),
    mailsOf(db, row.email),
    reviewsOf(db, row.actor_id),
    notesOf(db, loginId, admin.loginId),
    deedsOf(db, subjects),
  ])
  return {
    member: {
      ...presentListed(row),
      firstName: row.first_name ?? row.login_first_name,
      lastName: row.last_name ?? row.login_last_name,
    },
    obstacle: obstacleOf(row, { access, mails, suppressed: suppressions }),
    ...{ suppressed: suppressions, access, logIns, signUp, actsFor, devices, mails, reviews, notes, deeds },
  }
}

async function accessOf(db: Database, loginId: string): Promise<MemberStory['access']> {
  const login = await db
    .selectFrom('login')
    .select(['email_confirmed_at', 'suspended_at', 'suspended_until', 'deleted_at'])
    .select([
      sql<boolean>`password_hash is not null`.as('password'),
      sql<boolean>`google_subject is not null`.as('google'),
    ])
    .where('id', '=', loginId)
    .executeTakeFirst()
  if (!login) throw new Failure(adminErrors['member-not-found'])
  const { password, google, deleted_at } = login
  return {
    ...{ password, google },
    emailConfirmedAt: iso(login.email_confirmed_at),
    suspendedAt: iso(login.suspended_at),
    suspendedUntil: iso(login.suspended_until),
    deletedAt: iso(deleted_at),
    eraseOn: iso(deleted_at && erasureOf(deleted_at)),
  }
}

async function suppressionOf(db: Database, email: string): Promise<MemberStory['suppressed']> {
  const row = await db
    .selectFrom('mail_suppression')
    .select(['reason', 'detail', 'created_at'])
    .where('address', '=', email.toLowerCase())
    .executeTakeFirst()
  return row ? { reason: row.reason, detail: row.detail, at: row.created_at.toISOString() } : null
}

async function logInsOf(db: Database, loginId: string, now: Date): Promise<MemberStory['logIns']> {
  const lock = await logInLockOf(db, loginId, now)
  if (!lock) throw new Failure(adminErrors['member-not-found'])
  const { failed, networks, failedAt, refusedUntil, mailedUntil, codesUntil } = lock
  return {
    ...{ failed, networks, failedAt: iso(failedAt) },
    ...{ refusedUntil: iso(refusedUntil), mailedUntil: iso(mailedUntil), codesUntil: iso(codesUntil) },
  }
}

async function signUpOf(db: Database, loginId: string): Promise<MemberStory['signUp']> {
  const row = await db
    .selectFrom('sign_up')
    .leftJoin('professional', 'professional.actor_id', 'sign_up.invited_by')
    .leftJoin('company', 'company.actor_id', 'sign_up.invited_by')
    .select(['source', 'campaign', 'first_name', 'last_name', 'company.name'])
    .where('login_id', '=', loginId)
    .executeTakeFirst()
  const inviter = row?.name ?? `${row?.first_name ?? ''} ${row?.last_name ?? ''}`.trim()
  return { source: row?.source ?? null, campaign: row?.campaign ?? null, invitedBy: inviter || null }
}

async function actorsOf(db: Database, loginId: string): Promise<MemberStory['actsFor']> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('actor', 'actor.id', 'membership.actor_id')
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .select(['actor.id', 'actor.kind', 'actor.slug', 'membership.role', 'company.name'])
    .select(['professional.first_name', 'professional.last_name'])
    .where('membership.login_id', '=', loginId)
    .orderBy('membership.created_at')
    .orderBy('actor.id')
    .limit(PAGE_SIZE)
    .execute()
  return rows.map(({ id, kind, slug, role, name, first_name, last_name }) => ({
    ...{ _id: id, kind, slug, role },
    name: name ?? `${first_name ?? ''} ${last_name ?? ''}`.trim(),
  }))
}

async function devicesOf(db: Database, loginId: string, now: Date): Promise<MemberStory['devices']> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('login_id', '=', loginId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .execute()
  return rows.map(({ id, device, created_at, last_seen_at }) => ({
    ...{ _id: id, name: device, loggedInAt: created_at.toISOString(), lastSeenAt: last_seen_at.toISOString() },
  }))
}

/** Returns the emails to an address: template, time and delivery. */
async function mailsOf(db: Database, email: string): Promise<MemberMail[]> {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'name', 'created_at'])
    .select(
      sql<MailState>`case
        when complained_at is not null then 'complained' when bounced_at is not null then 'bounced'
        when failed_at is not null then 'failed' when delivered_at is not null then 'delivered' when sent_at is not null then 'sent'
        when subject is not null then 'kept' else 'waiting' end`.as('state'),
    )
    .where(sql`lower(to_address)`, '=', email.toLowerCase())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .execute()
  return rows.map(({ id, name, state, created_at }) => ({ _id: id, name, state, at: created_at.toISOString() }))
}

async function reviewsOf(db: Database, actorId: string | null): Promise<MemberStory['reviews']> {
  if (actorId === null) return []
  const rows = await db
    .selectFrom('review')
    .select(['id', 'kind', 'opened_at', 'decision'])
    .select(sql<number>`(select count(*)::int from report where report.review_id = review.id)`.as('reports'))
    .where('author_id', '=', actorId)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .execute()
  return rows.map(({ id, opened_at, ...row }) => ({ _id: id, ...row, openedAt: opened_at.toISOString() }))
}

/**
 * Returns the obstacle that keeps a member from using the account, for support to resolve first; null if there is none.
 */
function obstacleOf(
  row: MemberRow,
  { access, mails, suppressed }: Pick<MemberStory, 'access' | 'mails' | 'suppressed'>,
): Obstacle | null {
  if (row.deleted_at !== null) return 'deleted'
  if (row.suspended_at !== null) return 'suspended'
  if (suppressed?.reason === 'bounced') return 'email-suppressed'
  const lastEssentialMail = mails.find(({ name }) => essentialMails.has(name))
  if (lastEssentialMail?.state === 'failed' || lastEssentialMail?.state === 'bounced') return 'email-not-delivered'
  if (row.email_confirmed_at === null) return 'pending'
  return access.password || access.google ? null : 'no-password'
}

/**
 * Returns a member's activities, newest first, limited to the kinds in the contract.
 *
 * @throws {Failure} `member-not-found`
 */
export async function listMemberActivity(
  { db }: Context,
  loginId: string,
  before: string | undefined,
): Promise<{ items: { _id: string; kind: string; at: string }[]; next: string | null }> {
  const member = await db
    .selectFrom('member_entry')
    .select('actor_id')
    .where('login_id', '=', loginId)
    .executeTakeFirst()
  if (!member) throw new Failure(adminErrors['member-not-found'])
  const place = placeOf(before)
  const afterCursor =
    place === undefined ? sql`true` : sql`(created_at, id) < (${place.at}::timestamptz, ${place.id}::uuid)`
  const kinds = Object.keys(memberDeeds)
  const part = (owner: ReturnType<typeof sql>) => sql`
    (select id, kind, created_at from activity
      where ${owner} and kind = any(${kinds}::text[]) and ${afterCursor}
      order by created_at desc, id desc limit ${CURSOR_PAGE_ROWS})`
  const { rows } = await sql<{ id: string; kind: string; created_at: Date }>`
    select * from (
      ${part(sql`login_id = ${loginId}`)}
      union
      ${part(sql`actor_id = ${member.actor_id}::uuid and login_id is null`)}
    ) done order by created_at desc, id desc limit ${CURSOR_PAGE_ROWS}`.execute(db)
  const { items, next } = toCursorPage(rows, ({ created_at, id }) => ({ at: created_at, id }))
  return { items: items.map(({ id, kind, created_at }) => ({ _id: id, kind, at: created_at.toISOString() })), next }
}

function iso(date: Date | null): string | null {
  return date === null ? null : date.toISOString()
}
