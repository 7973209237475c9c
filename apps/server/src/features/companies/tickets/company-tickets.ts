import { createHash, randomBytes } from 'node:crypto'
import type { TeamRole } from '@rise/contract/companies/policy'
import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { Failure } from '../../../platform/failure.ts'

type Kind = Tables['company_ticket']['kind']

const LIFETIME_MS = 7 * 86_400_000

interface NewTicket {
  readonly companyId: string
  readonly kind: Kind
  readonly email: string
  readonly role?: TeamRole
  readonly loginId: string | null
}

/**
 * Creates a single-use token for an emailed link, valid for 7 days; the database stores its hash. Also deletes expired
 * tokens.
 */
export async function issueCompanyTicket(
  ctx: Context,
  tx: Tx,
  { companyId, kind, email, role, loginId }: NewTicket,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  const ticket = { id: ctx.newId(), hash: hashOf(token), company_id: companyId, kind, email, role: role ?? null }
  await tx.deleteFrom('company_ticket').where('expires_at', '<=', now).execute()
  await tx
    .insertInto('company_ticket')
    .values({ ...ticket, login_id: loginId, created_at: now, expires_at: expiresAt })
    .execute()
  return { id: ticket.id, token, expiresAt }
}

/** Returns the ticket of a token without using it up. Refuses with `link-not-valid`. */
export async function findCompanyTicket({ clock }: Context, db: Database | Tx, token: string, kind: Kind) {
  const ticket = await db
    .selectFrom('company_ticket')
    .innerJoin('company', 'company.actor_id', 'company_ticket.company_id')
    .innerJoin('actor', 'actor.id', 'company_ticket.company_id')
    .select(['company_ticket.company_id', 'company_ticket.email', 'company_ticket.role', 'company_ticket.login_id'])
    .select(['company.name', 'company.website', 'actor.slug'])
    .where('company_ticket.hash', '=', hashOf(token))
    .where('company_ticket.kind', '=', kind)
    .where('company_ticket.expires_at', '>', clock.now())
    .executeTakeFirst()
  if (!ticket) throw new Failure(sessionErrors['link-not-valid'])
  return ticket
}

/**
 * Uses a token up and returns its ticket. Of several concurrent callers, one succeeds; the others are refused with
 * `link-not-valid`.
 */
export async function spendCompanyTicket(ctx: Context, tx: Tx, token: string, kind: Kind) {
  const ticket = await findCompanyTicket(ctx, tx, token, kind)
  const spentTicket = await tx
    .deleteFrom('company_ticket')
    .where('hash', '=', hashOf(token))
    .returning('id')
    .executeTakeFirst()
  if (!spentTicket) throw new Failure(sessionErrors['link-not-valid'])
  return ticket
}

/** Returns whether an account has confirmed this address. */
export async function hasAccount(db: Database, email: string): Promise<boolean> {
  const login = await db
    .selectFrom('login')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return login !== undefined
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
