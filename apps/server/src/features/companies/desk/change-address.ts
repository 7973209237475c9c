import { companyPageErrors } from '@rise/contract/companies/page/errors'
import { companySegments } from '@rise/contract/companies/words'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { changeSlug } from '../../session/index.ts'
import { companyForAct } from '../company-of-team.ts'

/**
 * Changes the page's address; the former one redirects to it.
 *
 * @throws {Failure} `slug-taken`, and the errors of `companyForAct`
 */
export async function changeAddress(
  ctx: Context,
  member: Acting,
  slug: string,
  wanted: string,
): Promise<{ slug: string }> {
  return ctx.db.transaction().execute(async (tx) => {
    const company = await companyForAct(tx, member, slug, 'change-address')
    if (company.slug === wanted) return { slug: wanted }
    const isTaken =
      companySegments.has(wanted) ||
      !(await changeSlug(ctx, tx, { actorId: company.id, kind: 'company', slug: wanted }))
    if (isTaken) {
      const error = companyPageErrors['slug-taken']
      throw new Failure(error, { fields: { 'body.slug': error.message() } })
    }
    await ctx.activity.record(tx, {
      kind: 'company.address-changed',
      actorId: company.id,
      loginId: member.loginId,
      data: { from: company.slug, to: wanted },
    })
    return { slug: wanted }
  })
}
