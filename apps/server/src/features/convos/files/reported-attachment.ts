import type { Picture } from '@rise/contract/pictures/shapes'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { StoredFiles } from '../../../platform/http/stored-files.ts'
import { isTimely, timedToken } from '../../../platform/secrets/timed-token.ts'
import { presentAttachment } from './present-attachment.ts'

const PURPOSE = 'reported attachments'

/** Returns pictures attached to reported messages, also deleted ones, by file id, for a moderator. */
export async function reportedAttachments(
  parts: Pick<Context, 'keys' | 'clock'>,
  db: Database | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('message_file')
    .select(['id as file_id', 'name as file_name', 'kind as file_kind', 'bytes as file_bytes'])
    .select(['width', 'height', 'widths'])
    .where('id', 'in', [...new Set(ids)])
    .where('kind', '=', 'picture')
    .execute()
  const linkTo = (id: string, file: string) => `/reported-attachments/${id}/${timedToken(parts, PURPOSE, id)}/${file}`
  return new Map(
    rows.flatMap((row) => {
      const picture = presentAttachment(row, linkTo)?.picture
      return picture ? [[row.file_id, picture]] : []
    }),
  )
}

const address = z.object({ id: z.uuid(), token: z.string(), file: z.string() })

/** Serves the pictures of reported messages to moderators, at signed links from an opened report. */
export const reportedAttachmentFiles: StoredFiles = {
  path: '/reported-attachments/{id}/{token}/{file}',
  types: { avif: 'image/avif', webp: 'image/webp' },
  async find(ctx, params) {
    const { data } = address.safeParse(params)
    if (!data) return undefined
    const { id, token, file } = data
    if (!isTimely(ctx, PURPOSE, id, token)) return undefined
    const { rows } = await sql<{ reported: boolean }>`
      select exists (select from report_line where message_file_id = ${id}) as reported`.execute(ctx.db)
    return rows[0]?.reported ? { key: `attachments/${id}/${file}` } : undefined
  },
}
