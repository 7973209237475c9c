import { gateErrors } from '@rise/contract/errors'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client, SignedIn } from '../../../platform/http/requester.ts'
import { createProvenLogin, hashChosenPassword, type SignInReply, startSession } from '../../session/index.ts'

const HOUR = 3_600
/** The limit of accounts created by emailed links from one network. */
const joinLimit = { name: 'company-join-network', points: 30, seconds: HOUR }

/** The input with which a person without an account creates one. */
export interface NewPerson {
  readonly token: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
}

/** Spends the token for a login, lets it act for the company, and returns the company. */
type Enter = (tx: Tx, loginId: string, email: string) => Promise<{ companyId: string }>

/**
 * Lets the current account join or claim a company (`enter`) and act for it from now on: a new session replaces the
 * current one. Refuses admins, who act for no company.
 * @throws {Failure} `forbidden`, and the errors of `enter`
 */
export async function enterAsMember(
  ctx: Context,
  { member, client }: { member: SignedIn; client: Client },
  enter: Enter,
): Promise<SignInReply> {
  const { loginId, sessionId, user } = member
  if (member.actorId === null) {
    throw new Failure(gateErrors.forbidden, { message: t('An admin acts for no company.') })
  }
  return ctx.db.transaction().execute(async (tx) => {
    const { companyId } = await enter(tx, loginId, user.email)
    return startSession(ctx, tx, { loginId, actorId: companyId, client, insteadOf: sessionId })
  })
}

/**
 * Creates an account that joins or claims a company (`enter`). Its address is proven, because the token comes from a
 * link mailed to it.
 * @throws {Failure} `too-many-requests`, `email-taken`, `password-too-common`, `overloaded`, and the errors of `enter`
 */
export async function enterAsNewcomer(
  ctx: Context,
  client: Client,
  { email, person, source }: { email: string; person: NewPerson; source: string },
  enter: Enter,
): Promise<SignInReply> {
  await ctx.limits.of(joinLimit).consume(client.network)
  const { firstName, lastName, password } = person
  const passwordHash = await hashChosenPassword({ password, own: [email, firstName, lastName] })
  return ctx.db.transaction().execute(async (tx) => {
    const loginId = await createProvenLogin(ctx, tx, { email, passwordHash, firstName, lastName, source })
    const { companyId } = await enter(tx, loginId, email)
    return startSession(ctx, tx, { loginId, actorId: companyId, client })
  })
}
