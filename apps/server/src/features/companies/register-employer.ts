import type { employersEndpoints } from '@rise/contract/companies/employers/endpoints'
import { companySegments } from '@rise/contract/companies/words'
import type { EndpointParsed } from '@rise/contract/endpoint'
import type { CurrentUser } from '@rise/contract/session/shapes'
import type { Context } from '../../platform/context.ts'
import type { Client } from '../../platform/http/requester.ts'
import { createAccount, findUser } from '../session/index.ts'
import { companySlug } from './company-slug.ts'

type Registration = EndpointParsed<(typeof employersEndpoints)['POST /api/v1/{employers}/register']>['body']['user']

/**
 * Creates a pending account for a person who acts for a new company (section 7 of the specification). An imported page
 * of the same name stays separate: a name alone claims nothing.
 *
 * @throws {Failure} the errors of `createAccount`
 */
export function registerEmployer(ctx: Context, client: Client, user: Registration): Promise<CurrentUser> {
  const { companyName, firstName, lastName, ...rest } = user
  const actor = { kind: 'company' as const, slug: companySlug(companyName), reserved: companySegments }
  const signUp = { ...rest, firstName, personNames: { firstName, lastName }, actor, ownNames: [companyName] }
  return createAccount(ctx, client, signUp, async (tx, { loginId, actorId }) => {
    const now = ctx.clock.now()
    await tx
      .insertInto('company')
      .values({ actor_id: actorId, name: companyName, imported: false, created_at: now, updated_at: now })
      .execute()
    return findUser(tx, loginId, actorId)
  })
}
