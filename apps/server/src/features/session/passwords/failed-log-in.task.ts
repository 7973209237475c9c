import { emailAddress } from '@rise/contract/texts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Limit } from '../../../platform/limits.ts'
import type { Task } from '../../../platform/tasks/task.ts'

/** The maximum number of wrong passwords stored per account, which is more than strangers can try in a day. */
const MOST_KEPT = 300

const failedLogIn = z.object({
  id: z.uuid(),
  email: emailAddress,
  network: z.string(),
  at: z.iso.datetime(),
  refusedUntil: z.iso.datetime().nullable(),
  mailedUntil: z.iso.datetime().nullable(),
})

/**
 * Records a wrong password for support. Only the task knows whether the address has an account, so that the reply takes
 * equally long in both cases.
 */
export const failedLogInTask: Task<z.output<typeof failedLogIn>> = {
  name: 'failed-log-in',
  data: failedLogIn,
  async handle({ db }, { id, email, network, at, refusedUntil, mailedUntil }) {
    const { rows } = await sql<{ login_id: string }>`
      insert into failed_log_in (id, login_id, network, refused_until, mailed_until, created_at)
      select ${id}, id, ${network}, ${refusedUntil}::timestamptz, ${mailedUntil}::timestamptz, ${at}::timestamptz
      from login where email = ${email}
      on conflict do nothing returning login_id`.execute(db)
    const [attempt] = rows
    if (!attempt) return
    await db
      .deleteFrom('failed_log_in')
      .where('id', 'in', (query) =>
        query
          .selectFrom('failed_log_in')
          .select('id')
          .where('login_id', '=', attempt.login_id)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .offset(MOST_KEPT),
      )
      .execute()
  },
}

interface Counter {
  readonly limit: Limit
  readonly key: string
}

interface WrongPassword {
  readonly email: string
  readonly network: string
  /** When the attempt began. */
  readonly at: Date
  readonly pair: Counter
  /**
   * The counter for all networks that are new to the account, or for this network if the account knows it. Once it is
   * used up, even the right password only leads to an emailed link. Absent for passwords that are not used to log in.
   */
  readonly others?: Counter
}

/** Records a wrong password, and the locks that it causes. */
export async function noteWrongPassword(ctx: Context, { email, network, at, pair, others }: WrongPassword) {
  const [refusedUntil, mailedUntil] = await Promise.all([lockOf(ctx, pair), others ? lockOf(ctx, others) : null])
  const data = { id: ctx.newId(), email, network, at: at.toISOString(), refusedUntil, mailedUntil }
  await ctx.tasks.send(ctx.db, failedLogInTask, data)
}

async function lockOf({ clock }: Context, { limit, key }: Counter): Promise<string | null> {
  const seconds = await limit.secondsLeft(key)
  return seconds === 0 ? null : new Date(clock.now().getTime() + seconds * 1_000).toISOString()
}
