import { contentErrors } from '@rise/contract/content/errors'
import { SAME_TEXT_PEOPLE } from '@rise/contract/content/limits'
import { t } from '@rise/texts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { isNewAccount } from './is-new-account.ts'

/** A text that a member recently sent to a recipient. */
export interface SentText {
  readonly to: string
  readonly text: string
}

interface ScreenedText {
  readonly actorId: string
  /** Plain text. */
  readonly text: string
  /** Whether the text has links. Text that looks like an address counts, too. Null where new members may post links. */
  readonly hasLink: boolean | null
  /** The field's path, such as `body.text`. */
  readonly field: string
  /** The texts that the member recently sent to other people. The same text to many people is held for review. */
  readonly sent?: readonly SentText[]
}

/** The reasons to hold a text for review. The word filter's reason instead names the words that were found. */
const linkHoldReason = 'A new member posted a link.'
const copiesHoldReason = `The same text went to more than ${SAME_TEXT_PEOPLE} people.`

/** Returns the kind of a reason that `screenText` returned. */
export function holdReasonKind(why: string): 'link' | 'copies' | 'words' {
  if (why === linkHoldReason) return 'link'
  return why === copiesHoldReason ? 'copies' : 'words'
}

/** Returns a reason that `screenText` returned in the current language. Stored reasons are English. */
export function holdReasonText(why: string): string {
  if (why === linkHoldReason) return t('A new member posted a link.')
  if (why === copiesHoldReason) {
    return t('The same text went to more than {most} people.', { most: SAME_TEXT_PEOPLE })
  }
  const words = /^It has “(.*)”\.$/s.exec(why)?.[1]
  return words === undefined ? why : t('It has “{words}”.', { words })
}

/**
 * Checks a text before publication: with the word filter, by the number of recipients of the same text and, for a new
 * account, by its links. Returns the reason to hold it for review; null if there is none.
 *
 * @throws {Failure} `words-refused`, with the reason that the rule gives
 */
export async function screenText(
  ctx: Context,
  tx: Tx,
  { actorId, text, hasLink, field, sent = [] }: ScreenedText,
): Promise<string | null> {
  const foldedText = plainWords(text)
  const rules = await tx.selectFrom('word_rule').select(['words', 'act', 'reason']).execute()
  const brokenRules = rules.filter(({ words }) => foldedText.includes(plainWords(words)))
  const refusal = brokenRules.find(({ act }) => act === 'refuse')
  if (refusal) {
    const error = contentErrors['words-refused']
    throw new Failure(error, { fields: { [field]: refusal.reason || error.message() } })
  }
  const [brokenRule] = brokenRules
  if (brokenRule) return `It has “${brokenRule.words}”.`
  const sameTextRecipients = new Set(sent.filter((one) => plainWords(one.text) === foldedText).map(({ to }) => to))
  if (sameTextRecipients.size >= SAME_TEXT_PEOPLE) return copiesHoldReason
  if (hasLink === null || (!hasLink && !address.test(text))) return null
  const writer = await tx
    .selectFrom('actor')
    .select(isNewAccount(ctx, 'actor.id').as('isNew'))
    .where('id', '=', actorId)
    .executeTakeFirst()
  return writer?.isNew ? linkHoldReason : null
}

const address = /\b(?:https?:\/\/|www\.)\S/i

/**
 * Returns only the words of a text, separated by spaces, so that a phrase is found whatever characters are between its
 * words.
 */
export function plainWords(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return ` ${words?.join(' ') ?? ''} `
}
