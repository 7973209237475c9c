import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { StoredFiles } from '../../platform/http/stored-files.ts'

const pictureId = z.uuid()

/**
 * Returns a picture that may be served at its address. Undefined once its owner has removed it or a moderator has
 * hidden it, and while all accounts of its actor are deleted or suspended. A new upload may be served before anything
 * shows it.
 */
export async function findServed(
  { db }: Context,
  id: string | undefined,
): Promise<{ readonly id: string; readonly widths: readonly number[] } | undefined> {
  if (!pictureId.safeParse(id).success) return undefined
  const { rows } = await sql<{ id: string; widths: number[] }>`
    select picture.id, picture.widths
    from picture join actor on actor.id = picture.actor_id
    where picture.id = ${id} and picture.state <> 'removed' and not picture.released and picture.hidden_at is null
      and (actor.listed or exists (
        select from membership join login on login.id = membership.login_id
        where membership.actor_id = actor.id and login.deleted_at is null and login.suspended_at is null))`.execute(db)
  return rows[0]
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

/** Serves stored pictures. */
export const pictureFiles: StoredFiles = {
  path: '/pictures/{id}/{file}',
  types: Object.fromEntries(storedTypes.map(({ ending, type }) => [ending, type])),
  find: async (ctx, { id, file }) => ((await findServed(ctx, id)) ? { key: `pictures/${id}/${file}` } : undefined),
}
