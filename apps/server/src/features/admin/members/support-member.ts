import type { AdminAct } from '@rise/contract/admin/acts'
import { adminErrors } from '@rise/contract/admin/errors'
import type { AdminNote, MemberStory } from '@rise/contract/admin/members/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { allow } from '../../../platform/mail/suppression.ts'
import { correctNames } from '../../professionals/index.ts'
import {
  correctAddress,
  deleteLogin,
  endSessions,
  liftLogInLock,
  mailConfirmation,
  mailDataLink,
  mailPasswordLink,
  recordAct,
  renamePerson,
  undeleteLogin,
} from '../../session/index.ts'
import { addNote, setTags } from '../notes/notes.ts'
import { type LockedMember, lockMember } from './find-admin-member.ts'
import { readMemberStory } from './read-member-story.ts'

interface Names {
  readonly firstName: string
  readonly lastName: string
}

interface Change {
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/**
 * Locks a member, runs `change`, and records the act with the change that `change` returns. Records nothing if `change`
 * returns null.
 */
async function actOn(
  ctx: Context,
  admin: Admin,
  { loginId, act, ...options }: { loginId: string; act: AdminAct; deleted?: boolean; admins?: boolean },
  change: (tx: Tx, member: LockedMember) => Promise<Change | null>,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, loginId, options)
    const recordedChange = await change(tx, member)
    if (recordedChange === null) return
    await recordAct(ctx, tx, { act, by: admin.loginId, subject: { id: loginId, name: member.name }, ...recordedChange })
  })
}

/**
 * Corrects the names of a member.
 *
 * @throws {Failure} `member-not-found`, `not-an-admin`; `changed-since` if they have changed since the admin saw them
 */
export async function renameMember(
  ctx: Context,
  admin: Admin,
  { loginId, seen, firstName, lastName }: Names & { loginId: string; seen: Names },
): Promise<MemberStory> {
  await actOn(ctx, admin, { loginId, act: 'member.renamed' }, async (tx, member) => {
    const before = { firstName: member.firstName, lastName: member.lastName }
    if (before.firstName !== seen.firstName || before.lastName !== seen.lastName) {
      throw new Failure(adminErrors['changed-since'])
    }
    const after = { firstName, lastName }
    if (before.firstName === firstName && before.lastName === lastName) return null
    if (member.kind === 'professional' && member.actorId !== null) await correctNames(ctx, tx, member.actorId, after)
    else await renamePerson(tx, loginId, after)
    return { before, after }
  })
  return readMemberStory(ctx, admin, loginId)
}

/**
 * Removes a member's address from the suppression list, so that it gets emails again.
 *
 * @throws {Failure} `member-not-found`
 */
export async function unsuppressMember(ctx: Context, admin: Admin, loginId: string): Promise<MemberStory> {
  const target = { loginId, act: 'address.allowed', admins: true } as const
  await actOn(ctx, admin, target, async (tx, { email }) => {
    const reason = await allow(tx, email)
    return reason === undefined ? null : { before: { reason } }
  })
  return readMemberStory(ctx, admin, loginId)
}

/**
 * Corrects the address of an account that never confirmed one.
 *
 * @throws {Failure} `member-not-found`, `not-an-admin`, `email-confirmed`, `email-taken`; `changed-since` if it has
 * changed since the admin saw it
 */
export async function correctMemberAddress(
  ctx: Context,
  admin: Admin,
  { loginId, seen, email }: { loginId: string; seen: string; email: string },
): Promise<MemberStory> {
  await actOn(ctx, admin, { loginId, act: 'member.readdressed' }, async (tx, member) => {
    if (member.confirmed) throw new Failure(adminErrors['email-confirmed'])
    if (member.email !== seen) throw new Failure(adminErrors['changed-since'])
    if (email === member.email) return null
    await correctAddress(ctx, tx, loginId, email)
    return { before: { email: member.email }, after: { email } }
  })
  return readMemberStory(ctx, admin, loginId)
}

/**
 * Emails a pending member the link that confirms the address.
 *
 * @throws {Failure} `member-not-found`, `email-confirmed`, `too-many-requests`
 */
export async function sendConfirmationAgain(ctx: Context, admin: Admin, loginId: string): Promise<void> {
  await actOn(ctx, admin, { loginId, act: 'member.confirmation-sent', admins: true }, async (tx, member) => {
    if (member.confirmed) throw new Failure(adminErrors['email-confirmed'])
    await mailConfirmation(ctx, tx, loginId, member.email)
    return {}
  })
}

/**
 * Emails a member the link to set a password.
 *
 * @throws {Failure} `member-not-found`, `not-an-admin`, `too-many-requests`
 */
export async function sendPasswordLink(ctx: Context, admin: Admin, loginId: string): Promise<void> {
  await actOn(ctx, admin, { loginId, act: 'member.reset-sent' }, async (tx, member) => {
    await mailPasswordLink(ctx, tx, member.email)
    return {}
  })
}

/**
 * Emails a member the link to the account's data download.
 *
 * @throws {Failure} `member-not-found`, `not-an-admin`, `email-unconfirmed`, `too-many-requests`
 */
export async function sendDataLink(ctx: Context, admin: Admin, loginId: string): Promise<void> {
  await actOn(ctx, admin, { loginId, act: 'member.data-sent' }, async (tx, member) => {
    if (!member.confirmed) throw new Failure(adminErrors['email-unconfirmed'])
    await mailDataLink(ctx, tx, loginId, member.email)
    return {}
  })
}

/**
 * Logs a member out on every device.
 *
 * @throws {Failure} `member-not-found`, `not-an-admin`
 */
export async function logMemberOut(ctx: Context, admin: Admin, loginId: string): Promise<MemberStory> {
  await actOn(ctx, admin, { loginId, act: 'member.logged-out' }, async (tx) => {
    await endSessions(tx, loginId)
    return {}
  })
  return readMemberStory(ctx, admin, loginId)
}

/**
 * Unlocks a login that is locked after too many wrong passwords or codes.
 *
 * @throws {Failure} `member-not-found`, `not-an-admin`
 */
export async function unlockLogIn(ctx: Context, admin: Admin, loginId: string): Promise<MemberStory> {
  await actOn(ctx, admin, { loginId, act: 'member.log-in-allowed' }, async (tx) => {
    const lock = await liftLogInLock(ctx, tx, loginId)
    if (!lock) return null
    const { refusedUntil, mailedUntil, codesUntil } = lock
    return { before: { refusedUntil, mailedUntil, codesUntil } }
  })
  return readMemberStory(ctx, admin, loginId)
}

/**
 * Sets a member's tags.
 *
 * @throws {Failure} `member-not-found`
 */
export async function tagMember(
  ctx: Context,
  admin: Admin,
  { loginId, tags }: { loginId: string; tags: readonly string[] },
): Promise<MemberStory> {
  await actOn(ctx, admin, { loginId, act: 'member.tagged', deleted: true, admins: true }, (tx) =>
    setTags(ctx, tx, loginId, tags),
  )
  return readMemberStory(ctx, admin, loginId)
}

/**
 * Writes a note about a member. The timeline doesn't record its text, because the note can be deleted.
 *
 * @throws {Failure} `member-not-found`
 */
export async function addMemberNote(
  ctx: Context,
  admin: Admin,
  { loginId, text }: { loginId: string; text: string },
): Promise<AdminNote> {
  let note: AdminNote | undefined
  await actOn(ctx, admin, { loginId, act: 'member.noted', deleted: true, admins: true }, async (tx) => {
    note = await addNote(ctx, tx, { subjectId: loginId, by: admin.loginId, text })
    return {}
  })
  if (!note) throw new Error('A note was not kept.')
  return note
}

/**
 * Marks an account as deleted, which hides it; it is erased after the usual grace period.
 *
 * @throws {Failure} `member-not-found`, `not-an-admin`; `email-differs` if the typed email doesn't match
 */
export async function deleteMember(
  ctx: Context,
  admin: Admin,
  { loginId, email }: { loginId: string; email: string },
): Promise<MemberStory> {
  await actOn(ctx, admin, { loginId, act: 'member.deleted' }, async (tx, member) => {
    if (member.email !== email) throw new Failure(adminErrors['email-differs'])
    await deleteLogin(ctx, tx, { loginId, actorId: member.actorId })
    return { before: { deleted: false }, after: { deleted: true } }
  })
  return readMemberStory(ctx, admin, loginId)
}

/**
 * Restores a deleted account.
 *
 * @throws {Failure} `member-not-found`, `not-an-admin`
 */
export async function undeleteMember(ctx: Context, admin: Admin, loginId: string): Promise<MemberStory> {
  const target = { loginId, act: 'member.undeleted', deleted: true } as const
  await actOn(ctx, admin, target, async (tx, member) => {
    if (!(await undeleteLogin(ctx, tx, { loginId, actorId: member.actorId }))) return null
    return { before: { deleted: true }, after: { deleted: false } }
  })
  return readMemberStory(ctx, admin, loginId)
}
