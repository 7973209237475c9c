import type { EndpointParsed } from '@rise/contract/endpoint'
import type { professionalsEndpoints } from '@rise/contract/professionals/endpoints'
import { professionalSegments } from '@rise/contract/professionals/words'
import type { CurrentUser } from '@rise/contract/session/shapes'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Client } from '../../platform/http/requester.ts'
import { slugify } from '../../platform/slugs/slug.ts'
import { addMembership, createAccount, createActor, findUser, type NewActor } from '../session/index.ts'
import { refreshDirectory } from './directory/refresh-directory.ts'

type Registration = EndpointParsed<
  (typeof professionalsEndpoints)['POST /api/v1/professionals/register']
>['body']['user']

const LONGEST_SLUG = 60

/**
 * Creates a pending account for a professional (section 7 of the specification).
 *
 * @throws {Failure} the errors of `createAccount`
 */
export function registerProfessional(ctx: Context, client: Client, user: Registration): Promise<CurrentUser> {
  const { firstName = '', lastName = '', ...rest } = user
  const signUp = { ...rest, firstName, actor: actorOf({ firstName, lastName }), ownNames: [lastName] }
  return createAccount(ctx, client, signUp, async (tx, { loginId, actorId }) => {
    await insertProfessional(ctx, tx, actorId, { firstName, lastName })
    return findUser(tx, loginId, actorId)
  })
}

/** Creates a professional for a login without an actor, and returns the actor's id. */
export async function addProfessional(ctx: Context, tx: Tx, loginId: string): Promise<string> {
  const login = await tx
    .selectFrom('login')
    .select(['first_name', 'last_name', 'email_confirmed_at', 'suspended_at', 'deleted_at'])
    .where('id', '=', loginId)
    .executeTakeFirstOrThrow()
  const { first_name: firstName, last_name: lastName } = login
  const isListed = login.email_confirmed_at !== null && login.suspended_at === null && login.deleted_at === null
  const actorId = await createActor(ctx, tx, { ...actorOf({ firstName, lastName }), listed: isListed })
  await addMembership(ctx, tx, { loginId, actorId, role: 'owner' })
  await insertProfessional(ctx, tx, actorId, { firstName, lastName })
  return actorId
}

interface Names {
  readonly firstName: string
  readonly lastName: string
}

function actorOf({ firstName, lastName }: Names): NewActor {
  const slug = slugify(`${firstName} ${lastName}`, LONGEST_SLUG) || 'member'
  return { kind: 'professional', slug, reserved: professionalSegments }
}

async function insertProfessional(ctx: Context, tx: Tx, actorId: string, names: Names): Promise<void> {
  const now = ctx.clock.now()
  await tx
    .insertInto('professional')
    .values({
      actor_id: actorId,
      first_name: names.firstName,
      last_name: names.lastName,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await refreshDirectory(tx, ctx.clock, [actorId])
}
