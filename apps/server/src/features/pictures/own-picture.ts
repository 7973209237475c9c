import { pictureErrors } from '@rise/contract/pictures/errors'
import type { PicturePurpose } from '@rise/contract/pictures/limits'
import { attachPicture, type PictureOwner } from '@rise/contract/pictures/policy'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'

type Choice = PictureOwner & {
  readonly pictureId: string
  readonly purpose: PicturePurpose
}

/**
 * Refuses unless the picture exists and was uploaded for this owner and purpose. Locks the picture in the caller's
 * transaction, so that it is not removed before it is claimed.
 * @throws {Failure} `picture-not-found`, `picture-not-for-this`
 */
export async function assertOwnPicture(tx: Tx, { pictureId, purpose, ...owner }: Choice): Promise<void> {
  const picture = await tx
    .selectFrom('picture')
    .select(['actor_id as actorId', 'of_site as ofSite', 'purpose'])
    .where('id', '=', pictureId)
    .where('state', '=', 'ready')
    .forUpdate()
    .executeTakeFirst()
  if (attachPicture(owner, picture) !== 'allowed') throw new Failure(pictureErrors['picture-not-found'])
  if (picture?.purpose !== purpose) throw new Failure(pictureErrors['picture-not-for-this'])
}

/** Counts one more use of each picture. A picture stays until every use is released. */
export async function holdPictures(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('picture')
    .set({ uses: sql`uses + 1`, unused_since: null, released: false })
    .where('id', 'in', lockedInOrder(tx, ids))
    .execute()
}

/** Releases one use of each picture. An unused picture is no longer served, and is removed a day after `now`. */
export async function releasePictures(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('picture')
    .set({
      uses: sql`uses - 1`,
      unused_since: sql`case when uses = 1 then ${now}::timestamptz end`,
      released: sql`uses = 1`,
    })
    .where('id', 'in', lockedInOrder(tx, ids))
    .execute()
}

/** Locks pictures in a fixed order, to avoid deadlocks between transactions that lock the same pictures. */
function lockedInOrder(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('picture')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
}
