import { maySeeConvos } from '@rise/contract/convos/policy'
import type { Context } from '../../../platform/context.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { languageToUse } from '../../../platform/language/language-to-use.ts'
import { roomInLanguage } from '../../../platform/realtime/emit-in-languages.ts'
import type { SocketGate } from '../../../platform/realtime/socket-gate.ts'
import { findMembers } from '../actors/find-member.ts'
import { authenticate } from './authenticate.ts'

/**
 * Connects sockets with sessions: returns the session of a token with its rooms, and the current standing of sessions.
 */
export function createSocketGate(ctx: Context): SocketGate {
  return {
    async admit(token, language) {
      const member = await authenticate(ctx, token)
      // Suspended members may read the reason and appeal, but they receive no events.
      if (!member || member.standing === 'suspended') return undefined
      const { sessionId, loginId, actorId } = member
      const ofActor =
        actorId === null
          ? []
          : [
              `actor:${actorId}`,
              roomInLanguage(actorId, languageToUse([language], ctx.config.languages)),
              ...(maySeeConvos(member) ? [`convos:${actorId}`] : []),
            ]
      const rooms = [`login:${loginId}`, ...ofActor]
      return { sessionId, rooms, standing: standingOf(member) }
    },
    async review(sessionIds) {
      const members = await findMembers(ctx, sessionIds)
      const presentMembers = members.filter(({ standing }) => standing !== 'suspended')
      return new Map(presentMembers.map((member) => [member.sessionId, standingOf(member)]))
    },
  }
}

/** Returns a mark that changes with the role, plan, standing or team role of the member. */
function standingOf({ role, plan, standing, teamRole }: SignedIn): string {
  return `${role} ${plan} ${standing} ${teamRole ?? ''}`
}
