import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { erasureDue } from './delete-account.ts'
import { eraseLogin } from './erase-login.ts'

const DAY_MS = 86_400_000
/** The age at which an unconfirmed sign-up is erased: its address was probably mistyped, or someone else's. */
const PENDING_DAYS = 30
const AT_ONCE = 500

/** Erases accounts whose grace period after deletion is over, and sign-ups that stayed unconfirmed too long. */
export const eraseAccounts: Task<object> = {
  name: 'erase-accounts',
  data: z.object({}),
  schedule: '7 * * * *',
  async handle(ctx) {
    const rows = await dueLogins(ctx.db, ctx.clock.now()).limit(AT_ONCE).execute()
    for (const { id } of rows) {
      // A failure for one account must not stop the others.
      await eraseIfDue(ctx, id).catch((error: unknown) => ctx.log.error({ err: error, loginId: id }, 'not erased'))
    }
  },
}

async function eraseIfDue(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const dueLogin = await dueLogins(tx, ctx.clock.now())
      .where('id', '=', id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (dueLogin) await eraseLogin(ctx, tx, dueLogin.id)
  })
}

function dueLogins(db: Database, now: Date) {
  const pendingSince = new Date(now.getTime() - PENDING_DAYS * DAY_MS)
  return db
    .selectFrom('login')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('deleted_at', '<=', erasureDue(now)),
        eb.and([
          eb('email_confirmed_at', 'is', null),
          eb('created_at', '<=', pendingSince),
          eb('deleted_at', 'is', null),
          eb('suspended_at', 'is', null),
          eb('admin_role', 'is', null),
        ]),
      ]),
    )
    .orderBy('id')
}
