import type { PictureOwner } from '@rise/contract/pictures/policy'
import type { Picture } from '@rise/contract/pictures/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { assertOwnPicture, holdPictures, releasePictures } from './own-picture.ts'
import { pictureOf } from './picture-column.ts'

/** A row that shows pictures, and their owner. */
type ShowingRow = PictureOwner & {
  /** The caller's table of shown pictures, with `picture_id` and a column for the id of the showing row. */
  readonly table: string
  readonly owner: string
  readonly id: string
  readonly pictureIds: readonly string[]
}

/**
 * Sets the pictures that a row shows, and returns them by id, without hidden ones. New pictures must be the owner's
 * and uploaded as content; those no longer shown are released.
 * @throws {Failure} `picture-not-found`, `picture-not-for-this`
 */
export async function showPictures(
  { clock }: Context,
  tx: Tx,
  { table, owner, id, pictureIds, ...whose }: ShowingRow,
): Promise<ReadonlyMap<string, Picture>> {
  const [shownTable, ownerId] = [sql.table(table), sql.ref(owner)]
  const ids = [...new Set(pictureIds)].sort()
  const { rows } = await sql<{ picture_id: string }>`
    select picture_id from ${shownTable} where ${ownerId} = ${id}`.execute(tx)
  const before = rows.map((row) => row.picture_id)
  const addedIds = ids.filter((pictureId) => !before.includes(pictureId))
  const removedIds = before.filter((pictureId) => !ids.includes(pictureId))
  for (const pictureId of addedIds) await assertOwnPicture(tx, { ...whose, pictureId, purpose: 'content' })
  if (addedIds.length > 0) {
    await sql`
      insert into ${shownTable} (${ownerId}, picture_id) select ${id}::uuid, unnest(${addedIds}::uuid[])`.execute(tx)
    await holdPictures(tx, addedIds)
  }
  if (removedIds.length > 0) {
    await sql`
      delete from ${shownTable} where ${ownerId} = ${id} and picture_id = any(${removedIds}::uuid[])`.execute(tx)
    await releasePictures(tx, removedIds, clock.now())
  }
  return ids.length === 0 ? new Map() : findPictures(tx, ids)
}

async function findPictures(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  const rows = await tx
    .selectFrom('picture')
    .select(['picture.id', pictureOf(tx, sql.ref('picture.id')).as('picture')])
    .where('picture.id', 'in', ids)
    .execute()
  return new Map(rows.flatMap(({ id, picture }) => (picture ? [[id, picture]] : [])))
}
