import { convosErrors } from '@rise/contract/convos/errors'
import { SUPPORT } from '@rise/contract/convos/kinds'
import { type ConvoRights, mayOpenConvo } from '@rise/contract/convos/policy'
import type { Convo } from '@rise/contract/convos/shapes'
import { gateErrors } from '@rise/contract/errors'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { notBlocked } from '../connections/index.ts'
import { type ConvoRow, convoRows, isWithheld, rightsOfConvo } from './convo-rows.ts'
import { beginsWithRequest } from './is-followed-by.ts'
import { convoIdOf, type Party, partyOf } from './party.ts'
import { presentConvo, presentNewConvo } from './present-convo.ts'

/**
 * Returns a conversation that the member's party takes part in.
 *
 * @throws {Failure} `convo-not-found`, also where there is a block
 */
export async function findOwnConvo(db: Database | Tx, member: SignedIn, id: string): Promise<ConvoRow> {
  const row = await convoRows(db, partyOf(member)).where('own.convo_id', '=', id).executeTakeFirst()
  if (!row || isWithheld(row.folder) || mayOpenConvo(member, rightsOfConvo(row)) !== 'allowed') {
    throw new Failure(convosErrors['convo-not-found'])
  }
  return row
}

/** Returns a conversation of the member's party in the contract's shape; throws the errors of `findOwnConvo`. */
export async function readConvo(ctx: Context, member: SignedIn, id: string): Promise<Convo> {
  return presentConvo(ctx, ctx.db, member, await findOwnConvo(ctx.db, member, id))
}

/**
 * Returns a conversation of the member's party and locks it. Other changes of it wait until the caller's transaction
 * ends.
 */
export async function lockOwnConvo(tx: Tx, member: SignedIn, id: string): Promise<ConvoRow> {
  await tx.selectFrom('convo').select('id').where('id', '=', id).forUpdate().execute()
  return findOwnConvo(tx, member, id)
}

/**
 * Returns the party that an address names: an account's id, or null for `support`.
 * @throws {Failure} `convo-not-found` if support addresses itself
 */
export function accountOf(member: SignedIn, address: string): Party {
  // Support can't write to itself.
  if (address === SUPPORT && partyOf(member) === null) throw new Failure(convosErrors['convo-not-found'])
  return address === SUPPORT ? null : address
}

/**
 * Returns the conversation with an account, whether or not it has begun.
 *
 * @throws {Failure} `convo-not-found`, `upgrade-required`
 */
export async function openConvo(ctx: Context, member: SignedIn, address: string): Promise<Convo> {
  const ownParty = partyOf(member)
  const otherAccount = accountOf(member, address)
  const id = convoIdOf(ownParty, otherAccount)
  const row = await convoRows(ctx.db, ownParty).where('own.convo_id', '=', id).executeTakeFirst()
  if (row && !isWithheld(row.folder)) {
    if (mayOpenConvo(member, rightsOfConvo(row)) !== 'allowed') throw new Failure(convosErrors['convo-not-found'])
    return presentConvo(ctx, ctx.db, member, row)
  }
  const rights = await rightsToBegin(ctx.db, member, otherAccount)
  refuseToOpen(member, rights)
  return presentNewConvo(ctx, member, {
    id,
    other: otherAccount,
    rights,
    isRequest: await beginsWithRequest(ctx.db, ownParty, otherAccount),
  })
}

/**
 * Refuses to open a conversation that the policy doesn't allow.
 *
 * @throws {Failure} `upgrade-required` or `convo-not-found`, as the policy decides
 */
export function refuseToOpen(member: SignedIn, rights: ConvoRights): void {
  const verdict = mayOpenConvo(member, rights)
  if (verdict === 'upgrade') throw new Failure(gateErrors['upgrade-required'])
  if (verdict !== 'allowed') throw new Failure(convosErrors['convo-not-found'])
}

/**
 * Returns the policy's input for a conversation before its first message.
 *
 * @throws {Failure} `convo-not-found` for a conversation with oneself, and for support, which doesn't start
 * conversations
 */
export async function rightsToBegin(db: Database | Tx, member: SignedIn, other: Party): Promise<ConvoRights> {
  const ownParty = partyOf(member)
  if (ownParty === null || ownParty === other) throw new Failure(convosErrors['convo-not-found'])
  if (other === null) return { support: true, other: supportRights, ...beforeFirstMessage }
  const actor = await db
    .selectFrom('actor')
    .select(['actor.listed', 'actor.kind', 'actor.plan'])
    .select(sql<boolean>`not ${notBlocked(ownParty, 'actor.id')}`.as('blocked'))
    .where('actor.id', '=', other)
    .executeTakeFirst()
  if (!actor) throw new Failure(convosErrors['convo-not-found'])
  const { listed, blocked, kind, plan } = actor
  const canConverse = kind === 'professional' || plan === 'Pro'
  return { support: false, other: { listed, blocked, converses: canConverse }, ...beforeFirstMessage }
}

const beforeFirstMessage = { hasMessages: false, sentUnanswered: 0, review: null } as const
const supportRights = { listed: true, blocked: false, converses: true }
