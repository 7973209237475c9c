import type { EndpointParsed } from '@rise/contract/endpoint'
import type { Picture } from '@rise/contract/pictures/shapes'
import type { siteEndpoints } from '@rise/contract/site/endpoints'
import type { Context } from '../../../platform/context.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { makeSitePicture } from '../../pictures/index.ts'
import { tokenFor } from './draft-links.ts'
import { withPaths } from './picture-paths.ts'

type Upload = EndpointParsed<(typeof siteEndpoints)['POST /api/v1/admin/site-pictures']>['body']

/**
 * Creates a picture for the text of a page. Only admins see it until a page with it is published.
 *
 * @throws {Failure} the errors of `makeSitePicture`
 */
export async function uploadSitePicture(ctx: Context, admin: SignedIn, upload: Upload): Promise<Picture> {
  const picture = await makeSitePicture(ctx, admin, upload)
  return withPaths(picture, tokenFor(ctx, admin, picture._id))
}
