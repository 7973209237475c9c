import type { sentLayoff } from '@rise/contract/layoffs/fields'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { actingAs, type Requester } from '../../platform/http/requester.ts'
import { layoffSlugs } from './import/layoff-slugs.ts'
import { placeKeyOf } from './import/read-layoff.ts'

type SentLayoff = z.output<typeof sentLayoff>

/** Stores a layoff that a visitor submitted. It is not listed until an admin publishes it. */
export async function sendLayoff(ctx: Context, sender: Requester, sent: SentLayoff): Promise<void> {
  const actorId = sender.kind === 'guest' ? null : sender.actorId
  await ctx.db.transaction().execute(async (tx) => {
    const id = ctx.newId()
    const [slug = id] = await layoffSlugs(tx, [{ id, company: sent.companyName, day: sent.date }])
    const now = ctx.clock.now()
    await tx
      .insertInto('layoff')
      .values({
        ...{ id, slug, state: 'waiting', sender_id: actorId, created_at: now, updated_at: now },
        ...columnsOf(sent),
        ...{ company_id: null, import_key: null, import_hash: null },
      })
      .execute()
    const senderColumns = sender.kind === 'guest' ? {} : actingAs(sender)
    await ctx.activity.record(tx, { kind: 'layoff.sent', ...senderColumns, data: { layoffId: id } })
  })
}

/** Returns the columns that the form sets. */
export function columnsOf({ companyName, date, number, share, place, industry, source }: FormFields) {
  const placeName = place === '' ? null : place
  return {
    ...{ company_name: companyName, announced_on: date, people: number, share },
    ...{ place: placeName, place_key: placeKeyOf(placeName), industry, source: source || null },
  }
}

type FormFields = Omit<SentLayoff, 'source'> & { readonly source: string | null }
