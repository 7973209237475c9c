import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { actorOfLogin } from '../actors/actor-of-login.ts'
import { greetingName } from '../actors/greeting-name.ts'
import type {} from '../emails/emails.ts'
import { restoreLogin } from './suspend-login.ts'

interface SuspensionAppeal {
  readonly loginId: string
  readonly actorId: string | null
  readonly reason: string
  readonly appeal: string
  readonly at: Date | null
}

/** Returns unanswered appeals against suspensions, oldest first, at most `most`. */
export async function listSuspensionAppeals(db: Database, most: number): Promise<SuspensionAppeal[]> {
  const rows = await db
    .selectFrom('login')
    .select(['id', 'suspension_reason', 'appeal', 'appealed_at'])
    .where('suspended_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('appeal', 'is not', null)
    .where('appeal_answer', 'is', null)
    .orderBy('appealed_at')
    .limit(most)
    .execute()
  return Promise.all(
    rows.map(async ({ id, suspension_reason, appeal, appealed_at }) => ({
      ...{ loginId: id, actorId: await actorOfLogin(db, id), reason: suspension_reason ?? '' },
      ...{ appeal: appeal ?? '', at: appealed_at },
    })),
  )
}

/** Ends or upholds a suspension, with an answer for the member. Returns false if no appeal is pending. */
export async function answerSuspensionAppeal(
  ctx: Context,
  tx: Tx,
  { loginId, granted, words }: { loginId: string; granted: boolean; words: string },
): Promise<boolean> {
  const answeredLogin = await tx
    .updateTable('login')
    .set({ appeal_answer: words })
    .where('id', '=', loginId)
    .where('suspended_at', 'is not', null)
    .where('appeal', 'is not', null)
    .where('appeal_answer', 'is', null)
    .returning('email')
    .executeTakeFirst()
  if (!answeredLogin) return false
  if (granted) await restoreLogin(tx, loginId)
  await ctx.mail.send(tx, 'appeal-answered', {
    to: answeredLogin.email,
    props: { firstName: await greetingName(tx, loginId), granted, words, url: `${ctx.config.publicUrl}/login` },
  })
  return true
}
