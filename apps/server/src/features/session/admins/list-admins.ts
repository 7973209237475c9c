import type { AdminAccount } from '@rise/contract/session/admins/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'

const MOST_ADMINS = 200

interface AdminRow {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly admin_role: string
  readonly email_confirmed_at: Date | null
  readonly suspended_at: Date | null
  readonly created_at: Date
  readonly second_factor: boolean
  readonly last_seen_at: Date | null
}

/** Returns at most 200 admins, oldest first. */
export async function listAdmins({ db }: Context, viewer: SignedIn): Promise<AdminAccount[]> {
  const rows = await admins(db).orderBy('login.created_at').orderBy('login.id').limit(MOST_ADMINS).execute()
  return rows.map((row) => presentAdmin(row as AdminRow, viewer.loginId))
}

/** Returns an admin, in the transaction of a change. */
export async function findAdmin(tx: Tx, loginId: string, viewer: SignedIn): Promise<AdminAccount> {
  return presentAdmin(
    (await admins(tx).where('login.id', '=', loginId).executeTakeFirstOrThrow()) as AdminRow,
    viewer.loginId,
  )
}

function admins(db: Database | Tx) {
  return db
    .selectFrom('login')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'admin_role',
      'email_confirmed_at',
      'suspended_at',
      'created_at',
    ])
    .select([
      sql<boolean>`exists (
        select from second_factor where second_factor.login_id = login.id and confirmed_at is not null
      )`.as('second_factor'),
      sql<Date | null>`(select max(last_seen_at) from session where session.login_id = login.id)`.as('last_seen_at'),
    ])
    .where('admin_role', 'is not', null)
    .where('deleted_at', 'is', null)
}

function presentAdmin(row: AdminRow, viewerId: string): AdminAccount {
  return {
    _id: row.id,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`.trim(),
    role: row.admin_role,
    state: row.suspended_at !== null ? 'suspended' : row.email_confirmed_at === null ? 'invited' : 'active',
    secondFactor: row.second_factor,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    you: row.id === viewerId,
  }
}
