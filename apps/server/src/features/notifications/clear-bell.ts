import { actsAs } from '@rise/contract/connections/policy'
import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'

/**
 * Clears the bell in all tabs (section 4 of the specification). The notifications stay in the list. Does nothing for an
 * admin, who has no notifications.
 *
 * @throws {Failure} `another-account` if the address names another role
 */
export async function clearBell({ db, clock, realtime }: Context, member: SignedIn, roles: string): Promise<void> {
  if (member.actorId === null) return
  if (actsAs(member, { roles, id: member.id }) !== 'allowed') throw new Failure(sessionErrors['another-account'])
  await db
    .updateTable('notification')
    .set({ cleared_at: clock.now() })
    .where('member_id', '=', member.actorId)
    .where('cleared_at', 'is', null)
    .where('in_app', '=', true)
    .execute()
  realtime.emit([`actor:${member.actorId}`], 'notification:cleared')
}
