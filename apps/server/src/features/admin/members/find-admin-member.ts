import { adminErrors } from '@rise/contract/admin/errors'
import type { AdminMember } from '@rise/contract/admin/shapes'
import type { ErrorDeclaration } from '@rise/contract/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { nameOf, presentAdminMember } from './present.ts'
import { findMemberRow } from './queries.ts'

/**
 * Returns a member's current state.
 *
 * @throws {Failure} `member-not-found`, also for a deleted member
 */
export async function findAdminMember({ db }: Context, loginId: string): Promise<AdminMember> {
  const row = await findMemberRow(db, loginId)
  if (!row || row.deleted_at !== null) throw new Failure(adminErrors['member-not-found'])
  return presentAdminMember(row)
}

/** A member within the transaction that changes it. */
export interface LockedMember {
  readonly id: string
  /** The person's name, or else the company's, or else the address. */
  readonly name: string
  readonly email: string
  readonly actorId: string | null
  readonly kind: 'professional' | 'company' | null
  readonly firstName: string
  readonly lastName: string
  readonly confirmed: boolean
  readonly deleted: boolean
}

interface LockOptions {
  /** The error for an action on an admin's account. */
  readonly refusal?: ErrorDeclaration
  /** Whether an action is also allowed on a deleted account, and on an admin's account. */
  readonly deleted?: boolean
  readonly admins?: boolean
}

/**
 * Returns an account, locked until the transaction ends. Of two admins who change it at the same time, the second one
 * sees the first one's change; an account that is just becoming an admin's is refused.
 *
 * @throws {Failure} `member-not-found`, also for a deleted account unless `deleted`; `refusal` for an admin's account
 * unless `admins`
 */
export async function lockMember(
  tx: Tx,
  loginId: string,
  { refusal = adminErrors['not-an-admin'], deleted = false, admins = false }: LockOptions = {},
): Promise<LockedMember> {
  const login = await tx
    .selectFrom('login')
    .select(['admin_role', 'deleted_at'])
    .where('id', '=', loginId)
    .forUpdate()
    .executeTakeFirst()
  if (!login || (login.deleted_at !== null && !deleted)) throw new Failure(adminErrors['member-not-found'])
  if (login.admin_role !== null && !admins) throw new Failure(refusal)
  const row = await findMemberRow(tx, loginId)
  if (!row) throw new Failure(adminErrors['member-not-found'])
  return {
    id: loginId,
    name: nameOf(row) || row.company_name || row.email,
    email: row.email,
    actorId: row.actor_id,
    kind: row.kind,
    firstName: row.first_name ?? row.login_first_name,
    lastName: row.last_name ?? row.login_last_name,
    confirmed: row.email_confirmed_at !== null,
    deleted: row.deleted_at !== null,
  }
}
