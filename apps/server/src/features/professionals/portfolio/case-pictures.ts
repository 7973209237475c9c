import type { Picture } from '@rise/contract/pictures'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { assertOwnPicture, holdPictures, pictureOf, releasePictures } from '../../pictures/index.ts'

interface Shown {
  readonly caseId: string
  readonly actorId: string
  readonly pictureIds: readonly string[]
}

/**
 * Lets a case show these pictures and no others, and gives them by their ids. New ones must be the member's own and
 * uploaded as content; those that it shows no more are released.
 *
 * @throws {Failure} `picture-not-found`, `picture-not-for-this`
 */
export async function showPictures(
  { clock }: Context,
  tx: Tx,
  { caseId, actorId, pictureIds }: Shown,
): Promise<ReadonlyMap<string, Picture>> {
  const wanted = [...new Set(pictureIds)].sort()
  const before = (
    await tx.selectFrom('portfolio_case_picture').select('picture_id').where('case_id', '=', caseId).execute()
  ).map((row) => row.picture_id)
  const added = wanted.filter((id) => !before.includes(id))
  const removed = before.filter((id) => !wanted.includes(id))
  for (const pictureId of added) await assertOwnPicture(tx, { actorId, pictureId, purpose: 'content' })
  if (added.length > 0) {
    const rows = added.map((id) => ({ case_id: caseId, picture_id: id }))
    await tx.insertInto('portfolio_case_picture').values(rows).execute()
    await holdPictures(tx, added)
  }
  if (removed.length > 0) {
    await tx
      .deleteFrom('portfolio_case_picture')
      .where('case_id', '=', caseId)
      .where('picture_id', 'in', removed)
      .execute()
    await releasePictures(tx, removed, clock.now())
  }
  return wanted.length === 0 ? new Map() : findPictures(tx, wanted)
}

async function findPictures(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  const rows = await tx
    .selectFrom('picture')
    .select(['picture.id', pictureOf(tx, sql.ref('picture.id')).as('picture')])
    .where('picture.id', 'in', ids)
    .execute()
  return new Map(rows.flatMap(({ id, picture }) => (picture ? [[id, picture]] : [])))
}
