import type { MemberCard } from '@rise/contract/connections/shapes'
import type { Message } from '@rise/contract/convos/shapes'
import { excerpt } from '@rise/contract/words'
import type { Context } from '../../platform/context.ts'
import { endOfQuiet } from '../../platform/local-time.ts'
import { hasMuted } from '../connections/index.ts'
import { type ConvoRow, isWithheld } from './convo-rows.ts'
import { countMissed } from './count-missed.ts'
import type { Party } from './party.ts'
import { cardsFor, supportCard } from './present-convo.ts'

/** Returns the rooms of everyone who acts for a party and may read its conversations. */
async function roomsOf({ db }: Context, party: Party): Promise<string[]> {
  if (party !== null) return [`convos:${party}`]
  const admins = await db
    .selectFrom('login')
    .select('id')
    .where('admin_role', 'in', ['admin', 'admin-support'])
    .where('deleted_at', 'is', null)
    .execute()
  return admins.map(({ id }) => `login:${id}`)
}

/** The sides of a conversation, from the acting side's view. */
export interface ConvoSides {
  readonly convoId: string
  readonly own: Party
  /** Undefined if the side is erased, or if the conversation is withheld from it. */
  readonly other: Party | undefined
}

/** Returns the sides of a loaded conversation. If it is withheld from the other side, returns only the acting side. */
export function sidesOf({ id, with_support, other_id, other_folder }: ConvoRow, own: Party): ConvoSides {
  const isErased = other_id === null && !(with_support && other_folder !== null)
  return { convoId: id, own, other: isErased || isWithheld(other_folder) ? undefined : other_id }
}

/** Makes the open devices of both sides reload changes. Call this after the commit. */
export async function announceChange(ctx: Context, { convoId, own, other }: ConvoSides): Promise<void> {
  const rooms = await Promise.all([own, ...(other === undefined ? [] : [other])].map((party) => roomsOf(ctx, party)))
  ctx.realtime.emit(rooms.flat(), 'convo:changed', { convoId })
}

/**
 * Makes the open devices of both sides reload the conversation, and sends the acting side's devices its total of unread
 * messages. Returns this total, which is 0 for support.
 */
export async function announceRead(ctx: Context, { convoId, own, other }: ConvoSides): Promise<number> {
  const missedMessages = own === null ? 0 : await countMissed(ctx.db, own)
  ctx.realtime.emit(await roomsOf(ctx, own), 'convo:changed', { convoId, missedMessages })
  if (other !== undefined) ctx.realtime.emit(await roomsOf(ctx, other), 'convo:changed', { convoId })
  return missedMessages
}

/** Informs the other side that the acting side is typing, unless the other side has muted the acting side. */
export async function announceTyping(ctx: Context, { convoId, own, other }: ConvoSides): Promise<void> {
  if (other === undefined || (await isMutedByOther(ctx, own, other))) return
  ctx.realtime.emit(await roomsOf(ctx, other), 'convo:typing', { convoId })
}

/**
 * Sends `message:message` (section 7 of the specification) to everyone who acts for the other side, unless it has muted
 * the author.
 */
export async function announceMessage(
  ctx: Context,
  { convoId, own, other }: ConvoSides,
  message: Message,
): Promise<void> {
  if (other === undefined || (await isMutedByOther(ctx, own, other))) return
  const card = own === null ? supportCard(ctx) : (await cardsFor(ctx.db, other, [own])).get(own)
  if (!card) return
  const isQuiet = other !== null && (await hasQuietHours(ctx, other))
  ctx.realtime.emit(await roomsOf(ctx, other), 'message:message', {
    _id: message.clientId,
    name: 'message:message',
    at: message.sentAt,
    fresh: true,
    user: card,
    count: 1,
    text: 'sent you a message',
    to: convoPath(card),
    ...(message.attachment === null ? { message: excerpt(message.text) } : { attachment: message.attachment.name }),
    ...(isQuiet && { quiet: true as const }),
    convoId,
    seq: message.seq,
  })
}

/** Whether the other side has muted the acting side. Support neither mutes nor is muted. */
async function isMutedByOther({ db }: Context, own: Party, other: Party): Promise<boolean> {
  return own !== null && other !== null && (await hasMuted(db, other, own))
}

/** Whether a member is in quiet hours. Then the message counts as unread, but causes no pop-up. */
async function hasQuietHours({ db, clock }: Context, actorId: string): Promise<boolean> {
  const hours = await db
    .selectFrom('notification_schedule')
    .select(['zone', 'quiet_from as from', 'quiet_until as until'])
    .where('member_id', '=', actorId)
    .executeTakeFirst()
  if (!hours || hours.from === null || hours.until === null) return false
  return endOfQuiet({ zone: hours.zone, from: hours.from, until: hours.until }, clock.now()) !== undefined
}

/** Returns the path of the conversation with an account (section 2 of the specification). */
function convoPath({ _id, role }: MemberCard): string {
  return `/convos?id=${_id}${role === 'employer' ? '&role=company' : ''}`
}
