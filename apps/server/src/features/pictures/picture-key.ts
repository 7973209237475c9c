import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { StoredFiles } from '../../platform/http/stored-files.ts'

const pictureId = z.uuid()

/**
 * Whether a picture's address serves it: not if its owner removed it, a moderator hid it, or all accounts that act for
 * its actor are deleted or suspended. A new upload is served before anything shows it.
 */
async function isServed({ db }: Context, id: string | undefined): Promise<boolean> {
  if (!pictureId.safeParse(id).success) return false
  const { rows } = await sql<{ shown: boolean }>`
    select actor.listed or exists (
      select from membership join login on login.id = membership.login_id
      where membership.actor_id = actor.id and login.deleted_at is null and login.suspended_at is null
    ) shown
    from picture join actor on actor.id = picture.actor_id
    where picture.id = ${id} and picture.state <> 'removed' and not picture.released and picture.hidden_at is null`.execute(
    db,
  )
  return rows[0]?.shown === true
}

/** The types in which every size is stored, smaller files first. */
export const storedTypes = [
  { ending: 'avif', type: 'image/avif' },
  { ending: 'webp', type: 'image/webp' },
] as const

/**
 * Returns the storage key of one size of a picture. `picture-column.ts` and the member's photo build the same key in
 * SQL.
 */
export function pictureKey(id: string, width: number, ending: string): string {
  return `pictures/${id}/${width}.${ending}`
}

/** Returns the keys of all files of a picture. */
export function keysOf({ id, widths }: { readonly id: string; readonly widths: readonly number[] }): string[] {
  return widths.flatMap((width) => storedTypes.map(({ ending }) => pictureKey(id, width, ending)))
}

/** Serves pictures. */
export const pictureFiles: StoredFiles = {
  path: '/pictures/{id}/{file}',
  types: Object.fromEntries(storedTypes.map(({ ending, type }) => [ending, type])),
  find: async (ctx, { id, file }) => ((await isServed(ctx, id)) ? { key: `pictures/${id}/${file}` } : undefined),
}
