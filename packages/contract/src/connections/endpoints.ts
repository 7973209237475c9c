import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors } from '../errors.ts'
import { cursor, cursorPage } from '../pagination.ts'
import { sessionErrors } from '../session/errors.ts'
import { rolesInPath } from '../session/shapes.ts'
import { connectionsErrors } from './errors.ts'
import { connectionGates } from './policy.ts'
import { connection, deed, followingCounts, memberCard, memberRole, newcomer, suggestion } from './shapes.ts'

const e = connectionsErrors

const followParams = z.object({ roles: rolesInPath, id: z.string().max(60), userId: z.uuid() })
const otherParams = z.object({ userId: z.uuid() })
const MOST_USER_IDS = 50
const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(
    z
      .array(z.uuid())
      .min(1)
      .max(MOST_USER_IDS, { error: () => t('Request at most {most} members.', { most: MOST_USER_IDS }) }),
  )

/**
 * Section 7 of the specification: `{roles}` and `{id}` name the acting member, `{userId}` the member to follow.
 * Repeating the call changes nothing.
 */
const follow = {
  tag: 'connections',
  params: followParams,
  reply: success(z.object({ ...followingCounts.shape, isFollowing: z.boolean() })),
} as const

const common = { tag: 'connections' } as const
const change = { ...common, params: otherParams, reply: success(emptyResult) } as const
const changeErrors = [gateErrors.forbidden, e['member-not-found'], e['not-oneself']] as const

/** Endpoints for following, blocking and muting. */
export const connectionsEndpoints = defineEndpoints({
  'POST /api/v1/{roles}/{id}/follow/{userId}': {
    ...follow,
    ...connectionGates.follow,
    summary: 'Follows a professional or a company; returns the new counts of both',
    errors: [sessionErrors['another-account'], e['member-not-found'], e['not-oneself']],
  },
  'DELETE /api/v1/{roles}/{id}/follow/{userId}': {
    ...follow,
    ...connectionGates.unfollow,
    summary: 'Unfollows a professional or a company; returns the new counts of both',
    errors: [sessionErrors['another-account'], e['member-not-found'], e['not-oneself']],
  },
  'GET /api/v1/connections': {
    ...common,
    ...connectionGates.list,
    summary: 'Followers, followed, mutual, blocked or muted members of the acting member, newest first',
    query: z.object({
      list: z.enum(['followers', 'following', 'mutual', 'blocked', 'muted']),
      role: memberRole.optional(),
      before: cursor.optional(),
    }),
    reply: success(cursorPage(memberCard)),
    errors: [],
  },
  'GET /api/v1/connections/counts': {
    ...common,
    ...connectionGates.list,
    summary: 'The numbers of members whom the acting member follows and who follow it',
    reply: success(followingCounts),
    errors: [],
  },
  'GET /api/v1/connections/states': {
    ...common,
    ...connectionGates.list,
    summary: 'The acting member’s relations to members with the given comma-separated ids; hidden members are omitted',
    query: z.object({ ids }),
    reply: success(z.array(connection)),
    errors: [],
  },
  'GET /api/v1/connections/suggestions': {
    ...common,
    ...connectionGates.list,
    summary: 'Companies to follow, each with the reason',
    reply: success(z.array(suggestion)),
    errors: [],
  },
  'PUT /api/v1/connections/suggestions/dismissed/{userId}': {
    ...change,
    ...connectionGates.dismissSuggestion,
    summary: 'Stops suggesting this member',
    errors: changeErrors,
  },
  'DELETE /api/v1/connections/suggestions/dismissed/{userId}': {
    ...change,
    ...connectionGates.dismissSuggestion,
    summary: 'Suggests this member again',
    errors: [gateErrors.forbidden],
  },
  'GET /api/v1/connections/newest': {
    ...common,
    ...connectionGates.list,
    summary: 'The newest members',
    reply: success(z.array(newcomer)),
    errors: [],
  },
  'GET /api/v1/connections/lately': {
    ...common,
    ...connectionGates.list,
    summary: 'Recent activity of the members that the acting member follows, newest first',
    reply: success(z.array(deed)),
    errors: [],
  },
  'DELETE /api/v1/connections/followers/{userId}': {
    ...change,
    ...connectionGates.removeFollower,
    summary: 'Removes a follower without notifying it',
    errors: [gateErrors.forbidden],
  },
  'PUT /api/v1/connections/blocked/{userId}': {
    ...change,
    ...connectionGates.block,
    summary: 'Blocks a member: neither sees the other, and follows end both ways',
    errors: changeErrors,
  },
  'DELETE /api/v1/connections/blocked/{userId}': {
    ...change,
    ...connectionGates.unblock,
    summary: 'Unblocks a member; follows aren’t restored',
    errors: [gateErrors.forbidden],
  },
  'PUT /api/v1/connections/muted/{userId}': {
    ...change,
    ...connectionGates.mute,
    summary: 'Mutes a member: its activity no longer notifies you',
    errors: changeErrors,
  },
  'DELETE /api/v1/connections/muted/{userId}': {
    ...change,
    ...connectionGates.unmute,
    summary: 'Unmutes a member',
    errors: [gateErrors.forbidden],
  },
  'PUT /api/v1/connections/alerts/{userId}': {
    ...change,
    ...connectionGates.chooseAlerts,
    summary: 'Notifies you of each post of this member, followed or not',
    errors: [...changeErrors, e['too-many-alerts']],
  },
  'DELETE /api/v1/connections/alerts/{userId}': {
    ...change,
    ...connectionGates.chooseAlerts,
    summary: 'Stops notifying you of each post of this member',
    errors: [gateErrors.forbidden],
  },
})
