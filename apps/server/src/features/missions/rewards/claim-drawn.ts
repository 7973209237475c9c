import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DrawnIllustration } from '@rise/contract/missions/rewards/fields'
import type { OwnRewards } from '@rise/contract/missions/rewards/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { makePicture } from '../../pictures/index.ts'
import { claimReward, refuseUnlessOpen } from './claim-reward.ts'
import { drawIllustration, pngOf } from './draw-illustration.ts'

/**
 * Claims the illustration that the member composed: draws it, stores it as their picture, and fulfils the claim.
 *
 * @throws {Failure} `reward-not-open`, and the errors of `makePicture`
 */
export async function claimDrawn(ctx: Context, member: Acting, parts: DrawnIllustration): Promise<OwnRewards> {
  // Checked before drawing, which is slow. The claim itself checks it again.
  await refuseUnlessOpen(ctx.db, member, 'points50')
  const { _id } = await storeDrawing(ctx, member, await pngOf(await drawIllustration(parts)))
  const picture = { id: _id, purpose: 'photo' } as const
  return claimReward(ctx, member, { gift: 'points50', wish: { drawn: true, words: '' }, picture, fulfilled: true })
}

async function storeDrawing(ctx: Context, member: Acting, png: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'rise-drawing-'))
  try {
    const path = join(folder, 'drawing.png')
    await writeFile(path, png)
    const alt = 'A cartoon illustration'
    return await makePicture(ctx, member, { picture: { path, bytes: png.length }, purpose: 'photo', alt })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
