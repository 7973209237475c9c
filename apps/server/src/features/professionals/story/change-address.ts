import { storyErrors } from '@rise/contract/professionals/story/errors'
import { professionalSegments } from '@rise/contract/professionals/words'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { changeSlug } from '../../session/index.ts'

/** The limit of changes, because each change reserves an address permanently. */
const addressLimit = { name: 'story-address', points: 5, seconds: 86_400 }

/**
 * Changes the address of the acting professional's page; the former address redirects to the new one. Professionals can
 * take back their own former addresses.
 * @throws {Failure} `address-taken` if the address is or was someone else's, or is reserved; `too-many-requests`
 */
export async function changeAddress(
  ctx: Context,
  { actorId, loginId, user }: Acting,
  slug: string,
): Promise<{ slug: string }> {
  if (slug === user.slug) return { slug }
  if (professionalSegments.has(slug)) throw addressTaken()
  await ctx.limits.of(addressLimit).consume(actorId)
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await changeSlug(ctx, tx, { actorId, kind: 'professional', slug }))) throw addressTaken()
    const data = { slug, previous: user.slug }
    await ctx.activity.record(tx, { kind: 'story.moved', actorId, loginId, data })
    return { slug }
  })
}

function addressTaken(): Failure {
  const error = storyErrors['address-taken']
  return new Failure(error, { fields: { 'body.slug': error.message() } })
}
