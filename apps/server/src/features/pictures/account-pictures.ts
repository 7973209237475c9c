import type { AccountPictures } from '@rise/contract/pictures/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { type AccountDataPart, asJson } from '../session/index.ts'
import { pictureColumn } from './picture-column.ts'

/** Returns the photo and cover of an actor; an admin, who acts for no actor, has none. */
export async function findAccountPictures(db: Database | Tx, actorId: string | null): Promise<AccountPictures> {
  if (actorId === null) return { photo: null, cover: null }
  const actor = sql<string>`${actorId}::uuid`
  const pictures = db.selectNoFrom([
    pictureColumn(db, actor, 'photo').as('photo'),
    pictureColumn(db, actor, 'cover').as('cover'),
  ])
  return pictures.executeTakeFirstOrThrow()
}

/** The pictures that an account has uploaded, for the download of its own data. */
export const picturesData: AccountDataPart = {
  name: 'pictures',
  collect: async ({ db }: Context, { actorId }) =>
    asJson(
      await db
        .selectFrom('picture')
        .select(['id', 'purpose', 'alt', 'width', 'height', 'widths', 'created_at'])
        .where('actor_id', '=', actorId)
        .where('state', '=', 'ready')
        .orderBy('id')
        .execute(),
    ),
}
