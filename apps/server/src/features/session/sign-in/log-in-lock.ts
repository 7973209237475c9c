import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { MOST_FAILURES } from '../second-factor/check-code.ts'

/** The wrong passwords and codes of an account, and the locks that they cause. */
export interface LogInLock {
  /** The number of wrong passwords in the last 24 hours. */
  readonly failed: number
  /** The number of networks that sent these wrong passwords. */
  readonly networks: number
  /** The time of the last wrong password within the last 30 days. */
  readonly failedAt: Date | null
  /** The time until which at least one network is refused; null if none is. */
  readonly refusedUntil: Date | null
  /** The time until which even the right password only leads to an emailed link. */
  readonly mailedUntil: Date | null
  /** The time until which codes of two-step verification are refused. */
  readonly codesUntil: Date | null
}

/** Returns the wrong passwords of an account and its current locks; undefined if there is no such account. */
export async function logInLockOf(db: Database | Tx, loginId: string, now: Date): Promise<LogInLock | undefined> {
  const { rows } = await sql<LogInLock>`
    select
      count(*) filter (where failed.created_at > ${now}::timestamptz - interval '24 hours')::int as failed,
      count(distinct failed.network)
        filter (where failed.created_at > ${now}::timestamptz - interval '24 hours')::int as networks,
      max(failed.created_at) as "failedAt",
      max(failed.refused_until) filter (where failed.refused_until > ${now} and ${sinceLift}) as "refusedUntil",
      max(failed.mailed_until) filter (where failed.mailed_until > ${now} and ${sinceLift}) as "mailedUntil",
      (select failures_since + interval '1 hour' from second_factor
        where second_factor.login_id = login.id and failures >= ${MOST_FAILURES}
          and failures_since > ${now}::timestamptz - interval '1 hour') as "codesUntil"
    from login left join failed_log_in as failed on failed.login_id = login.id
    where login.id = ${loginId}
    group by login.id`.execute(db)
  return rows[0]
}

const sinceLift = sql`(login.log_in_lock_lifted_at is null or failed.created_at > login.log_in_lock_lifted_at)`

/**
 * Lifts an account's locks on passwords and codes, for all networks. The caller has locked the account's row. Returns
 * the lifted lock; undefined if there was none.
 */
export async function liftLogInLock({ clock }: Context, tx: Tx, loginId: string): Promise<LogInLock | undefined> {
  const lock = await logInLockOf(tx, loginId, clock.now())
  if (!lock || (lock.refusedUntil ?? lock.mailedUntil ?? lock.codesUntil) === null) return undefined
  await tx.updateTable('login').set({ log_in_lock_lifted_at: clock.now() }).where('id', '=', loginId).execute()
  await tx
    .updateTable('second_factor')
    .set({ failures: 0, failures_since: null })
    .where('login_id', '=', loginId)
    .execute()
  return lock
}
