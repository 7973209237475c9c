import { maySeeConvos } from '@rise/contract/convos/policy'
import type { Context } from '../../../platform/context.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import type { SocketGate } from '../../../platform/realtime/socket-gate.ts'
import { findMembers } from '../actors/find-member.ts'
import { authenticate } from './authenticate.ts'

/**
 * Connects sockets with sessions: resolves a token's owner and their rooms, and reviews which sessions are unchanged.
 */
export function createSocketGate(ctx: Context): SocketGate {
  return {
    async admit(token) {
      const member = await authenticate(ctx, token)
      // Suspended members may read the reason and appeal; they receive no events.
      if (!member || member.standing === 'suspended') return undefined
      const { sessionId, loginId, actorId } = member
      const ofActor =
        actorId === null ? [] : [`actor:${actorId}`, ...(maySeeConvos(member) ? [`convos:${actorId}`] : [])]
      const rooms = [`login:${loginId}`, ...ofActor]
      return { sessionId, rooms, standing: standingOf(member) }
    },
    async review(sessionIds) {
      const members = await findMembers(ctx, sessionIds)
      const present = members.filter(({ standing }) => standing !== 'suspended')
      return new Map(present.map((member) => [member.sessionId, standingOf(member)]))
    },
  }
}

/** Changes whenever the policy would judge the member differently. */
function standingOf({ role, plan, standing, teamRole }: SignedIn): string {
  return `${role} ${plan} ${standing} ${teamRole ?? ''}`
}
