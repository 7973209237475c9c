import type { Picture } from '@rise/contract/pictures/shapes'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { StoredFiles } from '../../platform/http/stored-files.ts'
import { isTimely, timedToken } from '../../platform/secrets/timed-token.ts'
import { asStored } from './picture-column.ts'
import { storedTypes } from './picture-key.ts'

const PURPOSE = 'reported pictures'

type Parts = Pick<Context, 'keys' | 'clock'>

/** Returns pictures by their ids for a moderator, including hidden ones and those shown nowhere. */
export async function reportedPictures(
  parts: Parts,
  db: Database | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('picture as shown')
    .select(['shown.id', asStored.as('picture')])
    .where('shown.id', 'in', [...new Set(ids)])
    .where('shown.state', '=', 'ready')
    .execute()
  return new Map(rows.map(({ id, picture }) => [id, withLinks(parts, picture)]))
}

function withLinks(parts: Parts, picture: Picture): Picture {
  const { _id: id } = picture
  const token = timedToken(parts, PURPOSE, id)
  const linkOf = (url: string) => `/reported-pictures/${id}/${token}/${url.slice(url.lastIndexOf('/') + 1)}`
  return { ...picture, sources: picture.sources.map((source) => ({ ...source, url: linkOf(source.url) })) }
}

const address = z.object({ id: z.uuid(), token: z.string(), file: z.string() })

/** Serves reported pictures to moderators at signed links, which an opened report contains. */
export const reportedPictureFiles: StoredFiles = {
  path: '/reported-pictures/{id}/{token}/{file}',
  types: Object.fromEntries(storedTypes.map(({ ending, type }) => [ending, type])),
  async find(ctx, params) {
    const { data } = address.safeParse(params)
    if (!data) return undefined
    const { id, token, file } = data
    if (!isTimely(ctx, PURPOSE, id, token)) return undefined
    const { rows } = await sql<{ reported: boolean }>`
      select exists (select from report_line where picture_id = ${id}) as reported`.execute(ctx.db)
    return rows[0]?.reported ? { key: `pictures/${id}/${file}` } : undefined
  },
}
