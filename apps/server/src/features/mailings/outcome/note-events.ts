import { createHash, timingSafeEqual } from 'node:crypto'
import { mailingsErrors } from '@rise/contract/mailings/endpoints'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { readMessageId } from '../../../platform/mail/message-id.ts'
import { suppress } from '../../../platform/mail/suppression.ts'

/** The outcome of an email, reported by a provider or a delivery report. */
export interface MailEvent {
  readonly type: 'delivered' | 'bounced' | 'complained'
  readonly address: string
  readonly messageId?: string | undefined
  readonly temporary?: boolean | undefined
  readonly detail?: string | undefined
}

/**
 * Checks that a request comes from the mail provider, which knows the installation's secret.
 *
 * @throws {Failure} `events-not-accepted` if `bearer` is not the secret, or no secret is set
 */
export function provenEvents({ config }: Context, bearer: string | undefined): void {
  const { mailEventsSecret: secret } = config
  const hash = (text: string) => createHash('sha256').update(text).digest()
  if (secret === undefined || !timingSafeEqual(hash(secret), hash(bearer ?? ''))) {
    throw new Failure(mailingsErrors['events-not-accepted'])
  }
}

/**
 * Records the outcomes of emails, and suppresses addresses after a permanent bounce or a complaint; temporary bounces
 * change nothing. Ignores repeated events, and events about emails not sent to that address, because anyone can forge a
 * report about another address. Returns how many emails were found.
 */
export async function recordMailEvents(ctx: Context, events: readonly MailEvent[]): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    let recordedCount = 0
    for (const event of events) {
      if (event.type === 'bounced' && event.temporary) continue
      if (!(await recordOnMail(ctx, tx, event))) continue
      recordedCount += 1
      if (event.type === 'delivered') continue
      const { address, type: reason, detail } = event
      await suppress(ctx, tx, { address, reason, ...(detail !== undefined && { detail: withoutAddresses(detail) }) })
    }
    return recordedCount
  })
}

const columns = { delivered: 'delivered_at', bounced: 'bounced_at', complained: 'complained_at' } as const

/**
 * Records an event on the email whose signed id is in the Message-ID and whose address matches. Returns whether there
 * is one.
 */
async function recordOnMail(
  { clock, keys }: Context,
  tx: Tx,
  { type, messageId = '', address }: MailEvent,
): Promise<boolean> {
  const id = readMessageId(keys, messageId)
  if (id === undefined) return false
  const recordedRow = await tx
    .updateTable('mail')
    .set({ [columns[type]]: clock.now() })
    .where('id', '=', id)
    .where((eb) => eb(eb.fn('lower', ['to_address']), '=', address.toLowerCase()))
    .returning('id')
    .executeTakeFirst()
  return recordedRow !== undefined
}

function withoutAddresses(text: string): string {
  return text.replaceAll(/\bhttps?:\S+/gi, '[link]').replaceAll(/\S+@\S+/g, '[address]')
}
