import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PicturePurpose } from '@rise/contract/pictures/limits'
import type { Picture } from '@rise/contract/pictures/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { FetchError } from '../../platform/fetch/fetch-error.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { makePicture } from '../pictures/index.ts'

const PICTURE_BYTES = 5 * 1024 * 1024
const PICTURE_MS = 8_000

/** Returns the picture at an address, re-encoded for the member; null when it is unavailable or unusable. */
export async function previewPicture(
  ctx: Context,
  member: SignedIn,
  address: string,
  purpose: PicturePurpose = 'content',
): Promise<Picture | null> {
  const path = join(tmpdir(), `rise-preview-${randomUUID()}`)
  try {
    const options = { accept: 'image/*', maxBytes: PICTURE_BYTES, timeoutMs: PICTURE_MS, tries: 1 }
    const file = await ctx.fetch.get(address, options)
    await pipeline(file.body, createWriteStream(path))
    const { size: bytes } = await stat(path)
    return await makePicture(ctx, member, { picture: { path, bytes }, purpose, alt: '' })
  } catch (error) {
    if (!(error instanceof FetchError || error instanceof Failure)) {
      ctx.log.warn({ err: error }, 'picture of a link preview not made')
    }
    return null
  } finally {
    await rm(path, { force: true })
  }
}
