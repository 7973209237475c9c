import { companyBlocksErrors } from '@rise/contract/company-blocks/errors'
import type { PageLayout } from '@rise/contract/company-blocks/fields'
import type { PageDraft } from '@rise/contract/company-blocks/shapes'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { companyForAct, type TeamCompany } from '../companies/index.ts'
import { showPictures } from '../pictures/index.ts'
import { assertBounds, cleanContent, peopleIn, pictureIdsOf } from './clean-layout.ts'
import { draftOf } from './read-draft.ts'
import { emptyLayout, readLayout } from './stored-layout.ts'

/** A company's page, locked by the transaction. */
export interface LockedPage {
  readonly company: TeamCompany
  readonly layout: PageLayout
  readonly revision: number
  readonly published: number | null
}

/**
 * Lets a team member who may edit the page change it within a transaction, and returns the resulting draft. Changes to
 * one page are serialised.
 * @throws {Failure} the errors of `companyForAct` and of the change
 */
export function changePageDraft(
  ctx: Context,
  member: Acting,
  slug: string,
  change: (tx: Tx, page: LockedPage) => Promise<void>,
): Promise<PageDraft> {
  return ctx.db.transaction().execute(async (tx) => {
    const company = await companyForAct(tx, member, slug, 'edit-page')
    const newDraft = { company_id: company.id, draft: JSON.stringify(emptyLayout), revision: 0, published: null }
    await tx
      .insertInto('company_layout')
      .values({ ...newDraft, updated_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await tx
      .selectFrom('company_layout')
      .select(['draft', 'revision', 'published'])
      .where('company_id', '=', company.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await change(tx, { company, layout: readLayout(row.draft), revision: row.revision, published: row.published })
    return draftOf(ctx, tx, company)
  })
}

/**
 * Requires that the page still has this revision.
 *
 * @throws {Failure} `draft-changed`
 */
export function assertRevision({ revision }: LockedPage, known: number): void {
  if (revision !== known) throw new Failure(companyBlocksErrors['draft-changed'])
}

/**
 * Stores a layout as the draft: sanitised, within the limits, with only the company's own pictures and people who were
 * asked and haven't declined.
 *
 * @throws {Failure} `invalid-input`, `person-not-asked`, and the errors of `showPictures`
 */
export async function storeDraft(
  ctx: Context,
  tx: Tx,
  { company, revision }: LockedPage,
  given: PageLayout,
): Promise<PageLayout> {
  const layout = { ...given, blocks: given.blocks.map(cleanContent) }
  assertBounds(layout)
  await assertAsked(tx, company.id, layout)
  const versions = await tx
    .selectFrom('company_layout_version')
    .select('picture_ids')
    .where('company_id', '=', company.id)
    .execute()
  await showPictures(ctx, tx, {
    ...{ table: 'company_layout_picture', owner: 'company_id', id: company.id },
    actorId: company.id,
    pictureIds: [...pictureIdsOf(layout), ...versions.flatMap(({ picture_ids }) => picture_ids)],
  })
  await tx
    .updateTable('company_layout')
    .set({ draft: JSON.stringify(layout), revision: revision + 1, updated_at: ctx.clock.now() })
    .where('company_id', '=', company.id)
    .execute()
  return layout
}

async function assertAsked(tx: Tx, companyId: string, layout: PageLayout): Promise<void> {
  const namedPeople = peopleIn(layout)
  if (namedPeople.length === 0) return
  const requests = await tx
    .selectFrom('company_consent')
    .select(['person_id', 'kind'])
    .where('company_id', '=', companyId)
    .where('state', '!=', 'declined')
    .forShare()
    .execute()
  const requestKeys = new Set(requests.map(({ person_id, kind }) => `${kind} ${person_id}`))
  if (namedPeople.every(({ personId, kind }) => requestKeys.has(`${kind} ${personId}`))) return
  throw new Failure(companyBlocksErrors['person-not-asked'])
}
