import { mentionErrors } from '@rise/contract/mentions/errors'
import { MOST_MENTIONS } from '@rise/contract/mentions/limits'
import { splitAtMentions } from '@rise/contract/mentions/words'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { escapeXml } from '../../platform/http/xml.ts'
import { MENTION } from '../../platform/rich-text/safe-html.ts'
import { drawMentions as drawMarks, type RichText } from '../../platform/rich-text/sanitise-rich-text.ts'
import { findMentionable, type MentionedMember } from './mentionable.ts'

/**
 * Returns a rich text in which mentions are links with current names and addresses, and the mentioned members in order.
 * Mentions of unknown or unlisted members, or across a block, become plain text.
 *
 * @param field the field of the form to refuse
 *
 * @throws {Failure} `too-many-mentions`
 */
export async function drawMentions(
  tx: Tx,
  byId: string,
  { text, field }: { readonly text: RichText; readonly field: string },
): Promise<{ text: RichText; mentioned: readonly MentionedMember[] }> {
  const ids = text.mentionedIds
  if (ids.length > MOST_MENTIONS) {
    const error = mentionErrors['too-many-mentions']
    throw new Failure(error, { fields: { [field]: error.message() } })
  }
  const mentionable = await findMentionable(tx, byId, ids)
  const drawnText = drawMarks(text, (id, words) => {
    const member = mentionable.get(id)
    return member ? `<a href="${member.href}" ${MENTION}="${id}">@${escapeXml(member.name)}</a>` : words
  })
  return { text: drawnText, mentioned: ids.flatMap((id) => mentionable.get(id) ?? []) }
}

/** Returns the members among `ids` whose name follows an “@” in a plain text. */
export async function readMentions(
  tx: Tx,
  byId: string,
  { text, ids }: { readonly text: string; readonly ids: readonly string[] },
): Promise<readonly MentionedMember[]> {
  const mentionable = await findMentionable(tx, byId, ids)
  const mentionedMembers = [...new Set(ids)].flatMap((id) => mentionable.get(id) ?? [])
  return splitAtMentions(text, mentionedMembers).filter((part) => typeof part !== 'string')
}
