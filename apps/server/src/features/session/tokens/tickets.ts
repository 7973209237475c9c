import { createHash, randomBytes } from 'node:crypto'
import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { TicketKind } from '../tables.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The lifetime of each kind of link or ticket. */
const lifetimes: Readonly<Record<TicketKind, number>> = {
  'confirm-address': 7 * DAY_MS,
  'change-address': DAY_MS,
  'restore-address': 30 * DAY_MS,
  // The last link must outlast a stranger who uses up the three daily emails.
  'reset-password': DAY_MS,
  'restore-account': 30 * DAY_MS,
  'delete-account': DAY_MS,
  'sign-in': 10 * MINUTE_MS,
  'second-factor': 5 * MINUTE_MS,
}

export interface Ticket {
  readonly loginId: string
  readonly kind: TicketKind
  readonly email: string | null
}

/**
 * Creates a single-use token for a link; the database stores the token's hash. Earlier tokens of the kind stay valid
 * until one is used.
 */
export async function issueTicket(
  { clock }: Context,
  tx: Tx,
  { loginId, kind, email = null }: { loginId: string; kind: TicketKind; email?: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  await tx
    .insertInto('ticket')
    .values({
      hash: hashOf(token),
      login_id: loginId,
      kind,
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimes[kind]),
    })
    .execute()
  return token
}

/** Returns the ticket of a token without using it up; undefined if the token is invalid. */
export async function findTicket(
  { clock }: Context,
  db: Database | Tx,
  token: string,
  kinds: readonly TicketKind[],
): Promise<Ticket | undefined> {
  const row = await db
    .selectFrom('ticket')
    .innerJoin('login', 'login.id', 'ticket.login_id')
    .select(['ticket.login_id', 'ticket.kind', 'ticket.email'])
    .where('ticket.hash', '=', hashOf(token))
    .where('ticket.kind', 'in', kinds)
    .where('ticket.expires_at', '>', clock.now())
    // For a deleted account, only the link that restores it is valid.
    .where((eb) =>
      eb.or([
        eb.and([
          eb('login.deleted_at', 'is', null),
          eb('ticket.kind', '!=', 'restore-account'),
          // A confirmed account has nothing to confirm, and the link of its sign-up must not set another password.
          eb.or([eb('ticket.kind', '!=', 'confirm-address'), eb('login.email_confirmed_at', 'is', null)]),
        ]),
        eb.and([eb('login.deleted_at', 'is not', null), eb('ticket.kind', '=', 'restore-account')]),
      ]),
    )
    .executeTakeFirst()
  return row && { loginId: row.login_id, kind: row.kind, email: row.email }
}

/**
 * Uses up a token, and with it the account's other tokens of the kind. If several callers are concurrent, one gets the
 * ticket.
 * @throws {Failure} `link-not-valid`
 */
export async function spendTicket(ctx: Context, tx: Tx, token: string, kinds: readonly TicketKind[]): Promise<Ticket> {
  const storedTicket = await findTicket(ctx, tx, token, kinds)
  if (!storedTicket) throw new Failure(sessionErrors['link-not-valid'])
  const { loginId, kind } = storedTicket
  // A concurrent call with a token of the same account waits here, and then finds the ticket used.
  await tx.selectFrom('login').select('id').where('id', '=', loginId).forUpdate().execute()
  const spentTickets = await tx
    .deleteFrom('ticket')
    .where('login_id', '=', loginId)
    .where('kind', '=', kind)
    .returning('hash')
    .execute()
  if (!spentTickets.some(({ hash }) => hash.equals(hashOf(token)))) throw new Failure(sessionErrors['link-not-valid'])
  return storedTicket
}

/**
 * Ends the links that would set another password or address, log in, or delete the account, because the owner has just
 * secured it. Links that confirm a sign-up stay valid until it is confirmed: they let the mailbox's owner end a
 * stranger's sign-up. The link of a former address stays valid after a new password, which may come from the person who
 * moved the account.
 */
export async function endTickets(tx: Tx, loginId: string): Promise<void> {
  const kinds = ['change-address', 'reset-password', 'sign-in', 'second-factor', 'delete-account'] as const
  await tx.deleteFrom('ticket').where('login_id', '=', loginId).where('kind', 'in', kinds).execute()
}

/** A former link of a login. */
export interface EndedTicket {
  readonly hash: Buffer
  readonly kind: TicketKind
  readonly email: string | null
  readonly created_at: Date
  readonly expires_at: Date
}

/** Ends a login's links of a kind, and returns them. */
export async function takeTickets(tx: Tx, loginId: string, kind: TicketKind): Promise<EndedTicket[]> {
  return tx
    .deleteFrom('ticket')
    .where('login_id', '=', loginId)
    .where('kind', '=', kind)
    .returning(['hash', 'kind', 'email', 'created_at', 'expires_at'])
    .execute()
}

/** Transfers another login's links to this login. */
export async function transferTickets(tx: Tx, loginId: string, tickets: readonly EndedTicket[]): Promise<void> {
  if (tickets.length === 0) return
  await tx
    .insertInto('ticket')
    .values(tickets.map((ticket) => ({ ...ticket, login_id: loginId })))
    .execute()
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
