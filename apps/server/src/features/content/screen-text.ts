import { contentErrors } from '@rise/contract/content/errors'
import { SAME_TEXT_PEOPLE } from '@rise/contract/content/limits'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { isNewAccount } from './is-new-account.ts'

/** Something that a member wrote to someone recently. */
export interface SentText {
  readonly to: string
  readonly text: string
}

interface Screened {
  readonly actorId: string
  /** Plain text. */
  readonly text: string
  /** Whether it leads anywhere; what looks like an address in the text does, too. Null where new members may link. */
  readonly hasLink: boolean | null
  /** The field's path, such as `body.text`. */
  readonly field: string
  /** What the member sent to others recently, where the same text to many waits for review. */
  readonly sent?: readonly SentText[]
}

/** Why a text waits, as moderators read it; of the word filter, the word. */
const heldLink = 'A new member posted a link.'
const heldCopies = `The same text went to more than ${SAME_TEXT_PEOPLE} people.`

/** Returns the kind of the reason that `screenText` gave. */
export function heldBecause(why: string): 'link' | 'copies' | 'words' {
  if (why === heldLink) return 'link'
  return why === heldCopies ? 'copies' : 'words'
}

/**
 * Judges what a member is about to publish: by the word filter, by how many people were sent the same and, of a new
 * account, by its links. Returns why it must wait for review; null when it needn't.
 *
 * @throws {Failure} `words-refused`, with the reason that the rule gives
 */
export async function screenText(
  ctx: Context,
  tx: Tx,
  { actorId, text, hasLink, field, sent = [] }: Screened,
): Promise<string | null> {
  const plain = plainWords(text)
  const rules = await tx.selectFrom('word_rule').select(['words', 'act', 'reason']).execute()
  const broken = rules.filter(({ words }) => plain.includes(plainWords(words)))
  const refusal = broken.find(({ act }) => act === 'refuse')
  if (refusal) {
    const { message } = contentErrors['words-refused']
    throw new Failure(contentErrors['words-refused'], { fields: { [field]: refusal.reason || message } })
  }
  const [held] = broken
  if (held) return `It has “${held.words}”.`
  const alike = new Set(sent.filter((one) => plainWords(one.text) === plain).map(({ to }) => to))
  if (alike.size >= SAME_TEXT_PEOPLE) return heldCopies
  if (hasLink === null || (!hasLink && !address.test(text))) return null
  const writer = await tx
    .selectFrom('actor')
    .select(isNewAccount(ctx, 'actor.id').as('isNew'))
    .where('id', '=', actorId)
    .executeTakeFirst()
  return writer?.isNew ? heldLink : null
}

const address = /\b(?:https?:\/\/|www\.)\S/i

/** Returns a text's words alone, between spaces, so that a phrase is found whatever stands around it. */
export function plainWords(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return ` ${words?.join(' ') ?? ''} `
}
