import type { Picture } from '@rise/contract/pictures/shapes'
import type { Activities } from '../../../platform/activity/activity.ts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct, type TeamCompany } from '../company-of-team.ts'
import { readGallery } from './gallery-of.ts'

/** Changes a gallery; returns the kind of change, or undefined without one. */
type Change = (tx: Tx, company: TeamCompany) => Promise<Activities['company.gallery-changed']['did'] | undefined>

/**
 * Changes the gallery of a company for a team member who may edit the page, and returns the result. Changes to one
 * gallery are serialised.
 *
 * @throws {Failure} the errors of `companyForAct` and of the change
 */
export function changeGallery(ctx: Context, member: Acting, slug: string, change: Change): Promise<Picture[]> {
  return ctx.db.transaction().execute(async (tx) => {
    const company = await companyForAct(tx, member, slug, 'edit-page')
    await tx.selectFrom('company').select('actor_id').where('actor_id', '=', company.id).forNoKeyUpdate().execute()
    const changeKind = await change(tx, company)
    if (changeKind !== undefined) {
      const identity = { actorId: company.id, loginId: member.loginId }
      await ctx.activity.record(tx, { kind: 'company.gallery-changed', ...identity, data: { did: changeKind } })
    }
    return readGallery(tx, company.id)
  })
}
