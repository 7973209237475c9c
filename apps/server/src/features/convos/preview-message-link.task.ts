import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Task } from '../../platform/tasks/task.ts'
import { readPage } from '../link-previews/index.ts'
import { announceChange, sidesOf } from './announce.ts'
import { type ConvoRow, convoRows } from './convo-rows.ts'

const perHour = { name: 'message-links', points: 120, seconds: 3_600 }
const webAddress = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/i
const LONGEST_ADDRESS = 1_000
const MOST_OF_REQUEST = 20

interface LinkInput {
  readonly convo: ConvoRow
  readonly seq: number
  readonly text: string
}

/**
 * Requests a preview of the first page that a sent message links to. Requests none in a stranger's request, whose links
 * are not loaded.
 */
export async function requestPreview(ctx: Context, tx: Tx, { convo, seq, text }: LinkInput): Promise<void> {
  const isRequest = convo.requested_at !== null || convo.other_folder === 'request' || convo.other_folder === 'declined'
  if (!isRequest) await sendFor(ctx, tx, { convoId: convo.id, seq, text })
}

/** Requests previews for the latest messages of an accepted request. */
export async function requestPreviews(ctx: Context, tx: Tx, { id }: ConvoRow): Promise<void> {
  const rows = await tx
    .selectFrom('message')
    .select(['seq', 'text'])
    .where('convo_id', '=', id)
    .where('link', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(MOST_OF_REQUEST)
    .execute()
  for (const { seq, text } of rows) await sendFor(ctx, tx, { convoId: id, seq, text })
}

async function sendFor(
  ctx: Context,
  tx: Tx,
  { convoId, seq, text }: { readonly convoId: string; readonly seq: number; readonly text: string },
): Promise<void> {
  const [url] = webAddress.exec(text) ?? []
  if (url === undefined || url.length > LONGEST_ADDRESS || !URL.canParse(url)) return
  await ctx.tasks.send(tx, previewMessageLink, { convoId, seq, url })
}

/** Adds the linked page's preview to a message. */
export const previewMessageLink: Task<{ convoId: string; seq: number; url: string }> = {
  name: 'message-link-preview',
  data: z.object({ convoId: z.uuid(), seq: z.int(), url: z.string() }),
  retryLimit: 1,
  concurrency: 4,
  async handle(ctx, { convoId, seq, url }) {
    const message = await ctx.db
      .selectFrom('message')
      .select(['side', 'text'])
      .where('convo_id', '=', convoId)
      .where('seq', '=', seq)
      .executeTakeFirst()
    // The message has been edited or deleted since.
    if (!message?.text.includes(url)) return
    if (!(await ctx.limits.of(perHour).take(`${convoId} ${message.side}`))) return
    const page = await readPage(ctx, url).catch((error: unknown) => {
      if (error instanceof Failure) return undefined
      throw error
    })
    if (!page || page.title === '') return
    const { picture: _picture, ...link } = page
    const convo = await ctx.db.transaction().execute(async (tx) => {
      const currentRevision = tx.selectFrom('convo').select('revision').where('id', '=', convoId).forUpdate()
      const revision = ((await currentRevision.executeTakeFirst())?.revision ?? 0) + 1
      const changedRow = await tx
        .updateTable('message')
        .set({ link: JSON.stringify(link), revision })
        .where('convo_id', '=', convoId)
        .where('seq', '=', seq)
        .where('text', '=', message.text)
        .returning('seq')
        .executeTakeFirst()
      if (!changedRow) return undefined
      await tx.updateTable('convo').set({ revision }).where('id', '=', convoId).execute()
      return sideRow(tx, convoId, message.side)
    })
    if (convo) await announceChange(ctx, sidesOf(convo.row, convo.party))
  },
}

async function sideRow(tx: Tx, convoId: string, side: 1 | 2) {
  const sideQuery = tx
    .selectFrom('convo_side')
    .select('actor_id')
    .where('convo_id', '=', convoId)
    .where('side', '=', side)
  const sideFound = await sideQuery.executeTakeFirst()
  if (!sideFound) return undefined
  const row = await convoRows(tx, sideFound.actor_id).where('own.convo_id', '=', convoId).executeTakeFirst()
  return row && { row, party: sideFound.actor_id }
}
