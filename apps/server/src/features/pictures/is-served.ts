import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'

const pictureId = z.uuid()

/**
 * Whether a picture's address serves it. Not if its owner removed it, a moderator hid it, or if all accounts that act for
 * its actor are deleted or suspended. A new upload is served before anything shows it.
 */
export async function isServed({ db }: Context, id: string | undefined): Promise<boolean> {
  if (!pictureId.safeParse(id).success) return false
  const { rows } = await sql<{ shown: boolean }>`
    select actor.listed or exists (
      select from membership join login on login.id = membership.login_id
      where membership.actor_id = actor.id and login.deleted_at is null and login.suspended_at is null
    ) shown
    from picture join actor on actor.id = picture.actor_id
    where picture.id = ${id} and picture.state <> 'removed' and not picture.released and picture.hidden_at is null`.execute(
    db,
  )
  return rows[0]?.shown === true
}
