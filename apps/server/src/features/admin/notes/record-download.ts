import type { Context } from '../../../platform/context.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { recordAct } from '../../session/index.ts'

interface Download {
  readonly things: string
  readonly count: number
  readonly filter: Readonly<Record<string, unknown>>
}

/**
 * Records who downloaded a list, and with which filters. Of a search, only its presence is recorded, because its words
 * may name a member who is erased later.
 */
export async function recordDownload(
  ctx: Context,
  admin: Admin,
  { things, count, filter: { q, ...filter } }: Download,
): Promise<void> {
  await ctx.db.transaction().execute((tx) =>
    recordAct(ctx, tx, {
      act: 'list.downloaded',
      by: admin.loginId,
      subject: { id: admin.loginId, name: `${count} ${things}` },
      after: { ...filter, searched: q !== undefined },
    }),
  )
}
