import type { MemberCard } from '@rise/contract/connections/shapes'
import type { Tx } from '../../platform/database/database.ts'
import type { EmailActor } from '../../platform/mail/email-content.ts'
import { memberCardsOf } from './member-cards.ts'

/** Returns the parts of a member's card that emails show. */
export function emailActor(card: MemberCard): EmailActor {
  const { role, firstName, lastName, companyName, photo, headline } = card
  return {
    name: companyName ?? `${firstName} ${lastName}`.trim(),
    line: headline,
    picture: photo,
    isRound: role !== 'employer',
  }
}

interface NamedActor {
  /** Undefined for an account without a page. */
  readonly id: string | undefined
  readonly name: string
  readonly isPerson: boolean
}

/**
 * Returns a member as shown in emails to this reader (null for a guest): only the name if the reader can't see the
 * member.
 */
export async function emailActorFor(
  tx: Tx,
  readerActorId: string | null,
  { id, name, isPerson }: NamedActor,
): Promise<EmailActor> {
  const card = id === undefined ? undefined : (await memberCardsOf(tx, readerActorId, [id])).get(id)
  return card ? emailActor(card) : { name, line: null, picture: null, isRound: isPerson }
}
