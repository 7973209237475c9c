import { layoffsErrors } from '@rise/contract/layoffs/errors'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Admin, actingAs } from '../../../platform/http/requester.ts'
import { lockLayoff } from './change-layoff.ts'

/**
 * Links a layoff to a company's page, and with it all layoffs with the same company name, including later imports. With
 * null, unlinks them.
 *
 * @throws {Failure} `layoff-not-found`; `layoff-merge` if the page doesn't exist
 */
export async function linkCompany(ctx: Context, admin: Admin, id: string, slug: string | null): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { name_key } = await lockLayoff(tx, id)
    const company =
      slug === null
        ? null
        : await tx
            .selectFrom('actor')
            .innerJoin('company', 'company.actor_id', 'actor.id')
            .select('actor.id')
            .where('actor.slug', '=', slug)
            .where('actor.kind', '=', 'company')
            .executeTakeFirst()
    if (company === undefined) {
      throw new Failure(layoffsErrors['layoff-merge'], { message: t('There’s no company page at this address.') })
    }
    const companyId = company?.id ?? null
    await tx.deleteFrom('layoff_match').where('name_key', '=', name_key).execute()
    if (companyId !== null) {
      await tx
        .insertInto('layoff_match')
        .values({ name_key, company_id: companyId, created_at: ctx.clock.now() })
        .execute()
    }
    await tx.updateTable('layoff').set({ company_id: companyId }).where('name_key', '=', name_key).execute()
    await ctx.activity.record(tx, { kind: 'layoff.linked', ...actingAs(admin), data: { layoffId: id, companyId } })
  })
}
