import type { NotificationName } from '@rise/contract/notifications/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { AnyNotice, Crowd, CrowdNews } from '../../../platform/manifest/notice.ts'
import { type Addressed, type Delivered, deliver, wantsMail } from '../delivery/deliver.ts'
import { type Addressee, findAddressees } from '../delivery/find-addressees.ts'
import { readersOf } from '../mail-member.ts'
import { stopLinks } from '../stop-mails.ts'

const BATCH_ROWS = 500

export interface Batch {
  readonly name: NotificationName
  readonly notice: AnyNotice
  readonly crowd: Crowd<never, unknown>
  readonly thingId: string
  readonly at: Date
  /** The id that all members' entries share. */
  readonly id: string
}

interface DeliveredBatch {
  /** The last member of the batch, to continue after; undefined at the end. */
  readonly last: string | undefined
  /** The new entries that are shown in the app. */
  readonly live: readonly Delivered[]
}

/** Delivers to the next members of a crowd, in one transaction with as few statements as possible. */
export async function deliverBatch(ctx: Context, batch: Batch, after: string | undefined): Promise<DeliveredBatch> {
  const { name, notice, crowd, thingId, at, id } = batch
  return ctx.db.transaction().execute(async (tx) => {
    const news = await crowd.find(tx, thingId)
    if (!news) return { last: undefined, live: [] }
    const addressees = await findNext(tx, batch, news, after)
    const { aboutId, data, isMailed = true, isPushed = true } = news
    const sharedFields = {
      ...(aboutId !== undefined && { aboutId }),
      thingId,
      data: data as object,
      mailed: isMailed,
      pushed: isPushed,
    }
    const addressedEntries = addressees.map((addressee) => ({
      ...{ ...sharedFields, memberId: addressee.member_id, addressee, id, groupKey: thingId },
    }))
    const entries = await deliver(ctx, tx, { name, notice, at, adds: false, source: { thingId } }, addressedEntries)
    if (entries.length > 0) await crowd.delivered?.(tx, thingId, entries.length)
    await sendLetters(ctx, tx, batch, addressedEntries)
    const last = addressees.length === BATCH_ROWS ? addressees.at(-1)?.member_id : undefined
    return { last, live: entries.filter(({ app }) => app) }
  })
}

function findNext(
  tx: Tx,
  { crowd, name, thingId }: Batch,
  news: CrowdNews<unknown>,
  after: string | undefined,
): Promise<Addressee[]> {
  const { aboutId = null, reachesMuters = false } = news
  const next = after === undefined ? sql`true` : sql`member_id > ${after}`
  return findAddressees(
    tx,
    name,
    sql`select member_id, ${aboutId}::uuid as about_id, ${thingId}::uuid as thing_id,
        ${reachesMuters}::boolean as reaches_muters
      from (${crowd.members(news)}) everyone where ${next} order by member_id limit ${BATCH_ROWS}`,
  )
}

/** Sends a notice's own emails, even to members who already have the entry. */
async function sendLetters(
  ctx: Context,
  tx: Tx,
  { name, crowd, thingId }: Batch,
  addressed: readonly Addressed[],
): Promise<void> {
  if (crowd.letters === undefined) return
  const mailRecipients = addressed.filter((one) => one.addressee.may_hear && wantsMail(name, one))
  if (mailRecipients.length === 0) return
  const readers = await readersOf(tx, mailRecipients)
  await crowd.letters(
    ctx,
    tx,
    thingId,
    readers.map(({ memberId, id: loginId, email }) => {
      const { page: unsubscribePage, oneClick: unsubscribeUrl } = stopLinks(ctx, { memberId, stops: [name] })
      return { memberId, loginId, email, unsubscribeUrl, unsubscribePage }
    }),
  )
}
