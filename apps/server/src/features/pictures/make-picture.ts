import type { EndpointParsed } from '@rise/contract/endpoint'
import { gateErrors } from '@rise/contract/errors'
import type { picturesEndpoints } from '@rise/contract/pictures/endpoints'
import { pictureErrors } from '@rise/contract/pictures/errors'
import { uploadPictures } from '@rise/contract/pictures/policy'
import type { Picture } from '@rise/contract/pictures/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { FilesUnavailable } from '../../platform/files/files.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import type { EncodedFile } from './encode-picture.ts'
import { encodeUpload } from './encode-upload.ts'
import { pictureOf } from './picture-column.ts'
import { keysOf, pictureKey } from './picture-key.ts'
import type { Size } from './plan-sizes.ts'

type PictureInput = EndpointParsed<(typeof picturesEndpoints)['POST /api/v1/pictures']>['body']

const perHour = { name: 'pictures-hour', points: 60, seconds: 3_600 }
const perDay = { name: 'pictures-day', points: 200, seconds: 86_400 }

/**
 * Creates a picture from an uploaded file for the actor that the member acts for: checks its header, then crops,
 * rotates and encodes it in the sizes of its purpose, and stores it. Leaves nothing behind if any step fails.
 * @throws {Failure} `forbidden`, `too-many-requests`, `picture-*`, `pictures-busy`, `pictures-not-kept`
 */
export async function makePicture(ctx: Context, member: SignedIn, given: PictureInput): Promise<Picture> {
  const { actorId, loginId } = member
  if (uploadPictures(member, actorId) !== 'allowed') throw new Failure(gateErrors.forbidden)
  return makeFor(ctx, { actor_id: actorId, login_id: loginId }, given)
}

/**
 * Creates a picture for the text of a site page. The endpoint has checked the admin's permission.
 * @throws {Failure} the errors of `makePicture`
 */
export function makeSitePicture(ctx: Context, admin: SignedIn, given: Omit<PictureInput, 'purpose'>): Promise<Picture> {
  return makeFor(ctx, { actor_id: null, of_site: true, login_id: admin.loginId }, { ...given, purpose: 'content' })
}

interface Owner {
  readonly actor_id: string | null
  readonly of_site?: true
  readonly login_id: string
}

async function makeFor(ctx: Context, owner: Owner, given: PictureInput): Promise<Picture> {
  for (const rule of [perHour, perDay]) await ctx.limits.of(rule).consume(owner.login_id)
  const { files, sizes } = await encodeUpload(given)
  const largestSize = sizes.at(-1) as Size
  const now = ctx.clock.now()
  const row = { id: ctx.newId(), widths: sizes.map(({ width }) => width) }
  await ctx.db
    .insertInto('picture')
    .values({
      ...row,
      ...owner,
      purpose: given.purpose,
      alt: given.alt,
      width: largestSize.width,
      height: largestSize.height,
      state: 'making',
      unused_since: now,
      created_at: now,
    })
    .execute()
  await storeFiles(ctx, row, files)
  const { picture } = await ctx.db
    .updateTable('picture')
    .set({ state: 'ready' })
    .where('id', '=', row.id)
    .returning(pictureOf(ctx.db, sql.ref('picture.id')).as('picture'))
    .executeTakeFirstOrThrow()
  return picture as Picture
}

/**
 * Stores a picture's files; on failure, deletes them and the picture's row. The row already exists, so that files left
 * by a crash are found and removed later.
 */
async function storeFiles(
  { db, files, log }: Context,
  row: { readonly id: string; readonly widths: readonly number[] },
  encoded: readonly EncodedFile[],
): Promise<void> {
  try {
    for (const { width, ending, type, content } of encoded) {
      await files.put(pictureKey(row.id, width, ending), content, type)
    }
  } catch (error) {
    await files.delete(keysOf(row)).then(
      () => db.deleteFrom('picture').where('id', '=', row.id).execute(),
      (left: unknown) => log.warn({ err: left, pictureId: row.id }, 'files of a picture left for later'),
    )
    if (!(error instanceof FilesUnavailable)) throw error
    log.error({ err: error, pictureId: row.id }, 'picture not kept')
    throw new Failure(pictureErrors['pictures-not-kept'])
  }
}
