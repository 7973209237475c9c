import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { Task } from '../../platform/tasks/task.ts'
import { keysOf } from './picture-key.ts'

const KEPT_MS = 86_400_000
const AT_ONCE = 500

/**
 * Removes pictures with their files: those of erased accounts immediately, and those shown nowhere, not even in a
 * report, after a day.
 */
export const removeUnusedPictures: Task<object> = {
  name: 'pictures-remove-unused',
  data: z.object({}),
  schedule: '*/10 * * * *',
  async handle(ctx) {
    for (const picture of await markRemoved(ctx)) {
      // If the files of one picture can't be removed, it stays marked and is retried later; the others are still
      // removed.
      await remove(ctx, picture).catch((error: unknown) =>
        ctx.log.error({ err: error, pictureId: picture.id }, 'picture not removed'),
      )
    }
  },
}

/** Marks pictures as being removed. Choosing a picture locks it and checks this mark, so nothing can start using it. */
async function markRemoved({ db, clock }: Context) {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  const isCopied = sql<boolean>`exists (select from report_line where report_line.picture_id = picture.id)`
  const duePictures = db
    .selectFrom('picture')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('actor_id', 'is', null).and('of_site', '=', false),
        eb('state', '=', 'removed'),
        eb('unused_since', '<=', before).and(eb.not(isCopied)),
      ]),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('picture')
    .set({ state: 'removed' })
    .where('id', 'in', duePictures)
    .returning(['id', 'widths'])
    .execute()
}

async function remove({ db, files }: Context, picture: { id: string; widths: number[] }): Promise<void> {
  await files.delete(keysOf(picture))
  await db.deleteFrom('picture').where('id', '=', picture.id).execute()
}
