import type { Context } from '../../../platform/context.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import type { SocketGate } from '../../../platform/realtime/socket-gate.ts'
import { findMembers } from '../actors/find-member.ts'
import { authenticate } from './authenticate.ts'

/** What sockets know of sessions: whose a token is, what that member hears, and which sessions are still as they were. */
export function createSocketGate(ctx: Context): SocketGate {
  return {
    async admit(token) {
      const member = await authenticate(ctx, token)
      // Who is suspended may read why and appeal; nothing happens to them meanwhile.
      if (!member || member.standing === 'suspended') return undefined
      const { sessionId, loginId, actorId } = member
      const rooms = [`login:${loginId}`, ...(actorId === null ? [] : [`actor:${actorId}`])]
      return { sessionId, rooms, standing: standingOf(member) }
    },
    async review(sessionIds) {
      const members = await findMembers(ctx, sessionIds)
      const present = members.filter(({ standing }) => standing !== 'suspended')
      return new Map(present.map((member) => [member.sessionId, standingOf(member)]))
    },
  }
}

/** Changes when the member becomes somebody else to the policy. */
function standingOf({ role, plan, standing }: SignedIn): string {
  return `${role} ${plan} ${standing}`
}
