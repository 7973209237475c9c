import { smartApplyErrors } from '@rise/contract/smart-apply/errors'
import type { SmartApplyAccess } from '@rise/contract/smart-apply/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'

/** Returns a professional's access to smart apply. Limited access is given in the order of the requests. */
export async function readAccess({ db, config }: Context, actorId: string): Promise<SmartApplyAccess> {
  const { rows } = await sql<{ place: number }>`
    select count(other.actor_id)::int as place from smart_apply as own
    join smart_apply as other on (other.asked_at, other.actor_id) <= (own.asked_at, own.actor_id)
    where own.actor_id = ${actorId} and own.asked_at is not null
    group by own.actor_id`.execute(db)
  const place = rows[0]?.place
  const places = config.smartApplyPlaces
  const isOpen = places === undefined || (place !== undefined && place <= places)
  return {
    asked: place !== undefined,
    open: isOpen,
    place: isOpen || place === undefined ? null : place - (places ?? 0),
    limited: places !== undefined,
  }
}

/**
 * Requires access.
 * @throws {Failure} `smart-apply-limited` while a professional has no access
 */
export async function requireAccess(ctx: Context, actorId: string): Promise<void> {
  // Without a limit, no lookup is needed.
  if (ctx.config.smartApplyPlaces === undefined) return
  const { open } = await readAccess(ctx, actorId)
  if (!open) throw new Failure(smartApplyErrors['smart-apply-limited'])
}
