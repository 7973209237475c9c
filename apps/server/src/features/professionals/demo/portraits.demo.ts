import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demoDrawing, setDemoPicture, unlessUnavailable } from '../../pictures/demo/pictures.demo.ts'

/** Adds the drawn photo of a demo person who has just joined. */
export async function addPortrait(
  ctx: Context,
  tx: Tx,
  { actorId, slug }: { readonly actorId: string; readonly slug: string },
): Promise<void> {
  const drawing = demoDrawing('portraits', slug)
  await unlessUnavailable(ctx, () => setDemoPicture(ctx, tx, { actorId, kind: 'photo', drawing }))
}
