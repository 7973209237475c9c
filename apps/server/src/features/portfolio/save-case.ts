import type { EndpointParsed } from '@rise/contract/endpoint'
import type { portfolioEndpoints } from '@rise/contract/portfolio/endpoints'
import { portfolioErrors } from '@rise/contract/portfolio/errors'
import { MOST_CASE_PICTURES } from '@rise/contract/portfolio/limits'
import type { OwnCase } from '@rise/contract/portfolio/shapes'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'
import { drawPictures, type RichText, sanitiseRichText } from '../../platform/rich-text/sanitise-rich-text.ts'
import { withCatalogSpelling } from '../catalogs/index.ts'
import { changeSubject } from '../discussion/index.ts'
import { pictureIdOf, pictureTag, showPictures } from '../pictures/index.ts'
import { type CaseRow, casePictures } from './case-row.ts'
import { caseSlugs } from './case-slug.ts'
import { requestCredits, saveCredits } from './credits/save-credits.ts'
import { findOwnRow, lockPortfolio, presentOwn } from './own-cases.ts'
import { refusedAt } from './refused-at.ts'

type Change = EndpointParsed<(typeof portfolioEndpoints)['PUT /api/v1/portfolio/{slug}']>['body']

/**
 * Saves the member's case and returns the saved version. The second of two changes to one version is refused. Only the
 * sanitised text is stored; changes to a published case are public immediately.
 * @throws {Failure} `case-changed`, `case-address-taken`, `case-empty` for a published one, `too-many-pictures`,
 * `case-not-found`, `department-not-yours`, and the errors of `showPictures`, `saveCredits` and `requestCredits`
 */
export function saveCase(ctx: Context, member: SignedIn, slug: string, change: Change): Promise<OwnCase> {
  const text = sanitiseRichText(change.body, pictureIdOf)
  if (text.pictureIds.length > MOST_CASE_PICTURES) throw refusedAt('too-many-pictures', 'body')
  return ctx.db.transaction().execute(async (tx) => {
    await lockPortfolio(tx, member)
    const storedCase = await findOwnRow(tx, member, slug)
    if (storedCase.version !== change.version) throw new Failure(portfolioErrors['case-changed'])
    if (storedCase.published_at !== null && text.html === '') throw emptyCase()
    if (change.department !== null && member.role !== 'employer') throw refusedAt('department-not-yours', 'department')
    const address = await readdress(tx, storedCase, change.slug)
    await saveCredits(tx, { id: storedCase.id, ownerId: storedCase.actor_id, credits: change.credits })
    if (storedCase.published_at !== null) await requestCredits(ctx, tx, member, storedCase.id)
    await write(ctx, tx, { kept: storedCase, change, text })
    await changeSubject(tx, storedCase.id, { title: change.title })
    const data = { caseId: storedCase.id, published: storedCase.published_at !== null }
    await ctx.activity.record(tx, { kind: 'portfolio.changed', ...actingAs(member), data })
    return presentOwn(tx, await findOwnRow(tx, member, address))
  })
}

/** Returns the refusal of a case without text. */
export function emptyCase(): Failure {
  return refusedAt('case-empty', 'body')
}

/** Returns the address that the case has after the change. */
async function readdress(tx: Tx, { id, slug, first_published_at }: CaseRow, wish = slug): Promise<string> {
  if (wish === slug || (await caseSlugs.move(tx, id, wish, first_published_at !== null))) return wish
  throw refusedAt('case-address-taken', 'slug')
}

async function write(
  ctx: Context,
  tx: Tx,
  { kept: storedCase, change, text }: { kept: CaseRow; change: Change; text: RichText },
): Promise<void> {
  const linkedPictureIds = change.links.flatMap(({ pictureId }) => pictureId ?? [])
  const pictureIds = [...(change.coverId ? [change.coverId] : []), ...text.pictureIds, ...linkedPictureIds]
  const pictures = await showPictures(ctx, tx, {
    ...casePictures,
    id: storedCase.id,
    actorId: storedCase.actor_id,
    pictureIds,
  })
  await tx
    .updateTable('portfolio_case')
    .set({
      title: change.title,
      summary: change.summary,
      role: change.role,
      start_date: change.startDate,
      end_date: change.endDate,
      url: change.url || null,
      department: change.department,
      // The names in their usual spelling, without duplicates.
      skills: withCatalogSpelling('skills', change.skills),
      cover_id: change.coverId,
      body: drawPictures(text, (id, alt) => {
        const picture = pictures.get(id)
        return picture ? pictureTag(picture, alt) : ''
      }),
      balanced: true,
      links: JSON.stringify(change.links),
      version: storedCase.version + 1,
      updated_at: ctx.clock.now(),
    })
    .where('id', '=', storedCase.id)
    .execute()
}
