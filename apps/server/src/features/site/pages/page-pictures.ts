import type { Picture } from '@rise/contract/pictures/shapes'
import { siteErrors } from '@rise/contract/site/errors'
import { MOST_SITE_PAGE_PICTURES } from '@rise/contract/site/limits'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { drawPictures, type RichText, sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts'
import { pictureTag, showPictures } from '../../pictures/index.ts'
import { sitePictureIdOf, withPaths } from './picture-paths.ts'

/**
 * Sanitises a page's text.
 *
 * @throws {Failure} `site-page-pictures`
 */
export function readPageText(body: string): RichText {
  const text = sanitiseRichText(body, sitePictureIdOf)
  if (text.pictureIds.length <= MOST_SITE_PAGE_PICTURES) return text
  const error = siteErrors['site-page-pictures']
  throw new Failure(error, { fields: { 'body.body': error.message() } })
}

/**
 * Returns the columns of a draft's text, and claims the text's pictures.
 * @throws {Failure} the errors of `showPictures`
 */
export async function writePageText(ctx: Context, tx: Tx, id: string, text: RichText) {
  const pictures = await showPagePictures(ctx, tx, id, text.pictureIds)
  const body = drawPictures(text, (pictureId, alt) => {
    const picture = pictures.get(pictureId)
    return picture ? pictureTag(withPaths(picture), alt) : ''
  })
  return { body, picture_ids: [...text.pictureIds] }
}

/**
 * Claims the pictures of a page's draft and versions, and returns them by id. Call it after any change to the draft or
 * the versions.
 * @throws {Failure} the errors of `showPictures`
 */
export async function showPagePictures(
  ctx: Context,
  tx: Tx,
  id: string,
  ofDraft: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  const { rows } = await sql<{ picture_id: string }>`
    select distinct unnest(picture_ids) as picture_id from site_page_version where page_id = ${id}`.execute(tx)
  return showPictures(ctx, tx, {
    ...{ table: 'site_page_picture', owner: 'page_id', id, ofSite: true },
    pictureIds: [...ofDraft, ...rows.map(({ picture_id }) => picture_id)],
  })
}
