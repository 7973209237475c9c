import type { EndpointParsed } from '@rise/contract/endpoint'
import type { professionalsEndpoints } from '@rise/contract/professionals'
import type { CurrentUser } from '@rise/contract/session'
import type { Context } from '../../platform/context.ts'
import type { Client } from '../../platform/http/requester.ts'
import { slugify } from '../../platform/slug.ts'
import { createAccount, findUser } from '../session/index.ts'

type Registration = EndpointParsed<
  (typeof professionalsEndpoints)['POST /api/v1/professionals/register']
>['body']['user']

/** Literal segments of the routes below /professional: a professional of such a slug could not be reached. */
const reserved = new Set([
  'community',
  'companies',
  'edit',
  'edit-education',
  'edit-experience',
  'edit-interests',
  'edit-mentoring-topics',
  'full-onboarding',
  'jobs',
  'layoff-onboarding',
  'onboarding',
  'portfolio',
  'preview',
  'signup',
  'signup-community',
  'signup-form',
  'signup-interview',
  'viewers',
])
const LONGEST_SLUG = 60

/**
 * Makes a pending account for a professional (section 7).
 *
 * @throws {Failure} as `createAccount`
 */
export function registerProfessional(ctx: Context, client: Client, user: Registration): Promise<CurrentUser> {
  const { firstName = '', lastName = '', ...rest } = user
  const slug = slugify(`${firstName} ${lastName}`, LONGEST_SLUG) || 'member'
  const signUp = { ...rest, firstName, actor: { kind: 'professional' as const, slug, reserved } }
  return createAccount(ctx, client, signUp, async (tx, { loginId, actorId }) => {
    const now = ctx.clock.now()
    await tx
      .insertInto('professional')
      .values({ actor_id: actorId, first_name: firstName, last_name: lastName, created_at: now, updated_at: now })
      .execute()
    return findUser(tx, loginId, actorId)
  })
}
