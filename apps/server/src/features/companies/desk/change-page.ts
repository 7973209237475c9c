import { companyPageErrors } from '@rise/contract/companies/page/errors'
import type { CompanyPageFields } from '@rise/contract/companies/page/fields'
import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { Updateable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct } from '../company-of-team.ts'
import { cultureColumns } from '../culture-columns.ts'
import { placeKeys } from '../list/place-keys.ts'
import { ownDomain } from '../own-domain.ts'
import { storyColumns } from '../story-columns.ts'
import { deskOf } from './read-desk.ts'

type Change = { readonly [K in keyof CompanyPageFields]?: CompanyPageFields[K] | undefined }

/**
 * Saves a team member's changes; absent fields stay unchanged. Changes to an outdated version are refused, so that no
 * one unknowingly overwrites a colleague's work. A site at another domain removes the proof of the former one.
 *
 * @throws {Failure} `page-changed`, and the errors of `companyForAct`
 */
export async function changePage(
  ctx: Context,
  member: Acting,
  slug: string,
  { version, page }: { version: number; page: Change },
): Promise<CompanyDesk> {
  return ctx.db.transaction().execute(async (tx) => {
    const company = await companyForAct(tx, member, slug, 'edit-page')
    await savePage(ctx, tx, { id: company.id, name: company.name, version, page, loginId: member.loginId })
    return deskOf(tx, company)
  })
}

/**
 * Saves a company's description; the caller has checked the permission.
 *
 * @throws {Failure} `page-changed` when the page no longer has this version
 */
export async function savePage(
  ctx: Context,
  tx: Tx,
  { id, name, version, page, loginId }: { id: string; name: string; version: number; page: Change; loginId: string },
): Promise<void> {
  const savedPage = await tx
    .updateTable('company')
    .set((eb) => ({ ...columnsOf(page), version: eb('version', '+', 1), updated_at: ctx.clock.now() }))
    .where('actor_id', '=', id)
    .where('version', '=', version)
    .returning(['website', 'verified_domain'])
    .executeTakeFirst()
  if (!savedPage) throw new Failure(companyPageErrors['page-changed'])
  if (savedPage.verified_domain !== null && ownDomain(savedPage.website) !== savedPage.verified_domain) {
    const noProof = { verified_domain: null, verified_at: null }
    await tx.updateTable('company').set(noProof).where('actor_id', '=', id).execute()
  }
  const identity = { actorId: id, loginId }
  await ctx.activity.record(tx, { kind: 'company.page-changed', ...identity, data: { fields: Object.keys(page) } })
  if (page.companyName !== undefined && page.companyName !== name) {
    await ctx.activity.record(tx, { kind: 'company.renamed', ...identity, data: {} })
  }
}

/** Returns the fields as columns: an empty text means unknown. */
function columnsOf(page: Change): Updateable<Tables['company']> {
  const { companyName, tagline, story, website, links, industries, stage, size } = page
  const { teamSize, foundingYear, places, values, benefits } = page
  return {
    ...(companyName !== undefined && { name: companyName }),
    ...(tagline !== undefined && { tagline: tagline || null }),
    ...(story !== undefined && storyColumns(story)),
    ...(website !== undefined && { website: website || null }),
    ...(links !== undefined && { links: [...links] }),
    ...(industries !== undefined && { industry: industries[0] ?? null, more_industries: industries.slice(1) }),
    ...(stage !== undefined && { stage }),
    ...(size !== undefined && { size }),
    ...(teamSize !== undefined && { team_size: teamSize }),
    ...(foundingYear !== undefined && { founding_year: foundingYear }),
    ...(places !== undefined && {
      headquarters: places[0] ?? null,
      more_places: places.slice(1),
      place_keys: placeKeys(places),
    }),
    ...cultureColumns({ values, benefits }),
  }
}
