import type { EndpointParsed } from '@rise/contract/endpoint'
import type { professionalsEndpoints } from '@rise/contract/professionals'
import type { CurrentUser } from '@rise/contract/session'
import type { Context } from '../../platform/context.ts'
import type { Client } from '../../platform/http/requester.ts'
import { slugify } from '../../platform/slug.ts'
import { createAccount, findUser } from '../session/index.ts'
import { reservedSlugs } from './professional-slugs.ts'

type Registration = EndpointParsed<
  (typeof professionalsEndpoints)['POST /api/v1/professionals/register']
>['body']['user']

const LONGEST_SLUG = 60

/**
 * Makes a pending account for a professional (section 7).
 *
 * @throws {Failure} as `createAccount`
 */
export async function registerProfessional(ctx: Context, client: Client, user: Registration): Promise<CurrentUser> {
  const { firstName = '', lastName = '', ...rest } = user
  const slug = slugify(`${firstName} ${lastName}`, LONGEST_SLUG) || 'member'
  const reserved = new Set([...reservedSlugs, ...(await formerSlugsLike(ctx, slug))])
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

/** Addresses that lead to somebody who had them before. */
async function formerSlugsLike({ db }: Context, slug: string): Promise<string[]> {
  const rows = await db
    .selectFrom('former_professional_slug')
    .select('slug')
    .where('slug', 'like', `${slug}%`)
    .execute()
  return rows.map((row) => row.slug)
}
