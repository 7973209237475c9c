import { sql } from 'kysely'
import { type AccountDataPart, asJson } from '../session/index.ts'

/** A member's data of smart apply and auto-apply, for their download. Erasing an account deletes it. */
export const smartApplyData: AccountDataPart = {
  name: 'smartApply',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const row = await db
      .selectFrom('smart_apply')
      .select(['asked_at', 'details'])
      .where('actor_id', '=', actorId)
      .executeTakeFirst()
    const auto = await db
      .selectFrom('auto_apply')
      .select(['rules', 'active', 'looked_at'])
      .where('actor_id', '=', actorId)
      .executeTakeFirst()
    const { rows: queue } = await sql`
      select job.slug, state, reason, match, here, queued_at, changed_at from auto_item join job on job.id = job_id
      where actor_id = ${actorId} order by queued_at`.execute(db)
    return asJson({ asked: row?.asked_at ?? null, details: row?.details ?? null, auto: auto ?? null, queue })
  },
}
