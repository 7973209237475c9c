import { t } from '@rise/texts'
import { z } from 'zod'
import { LONGEST_ALT_TEXT } from '../../pictures/limits.ts'
import { printable, tooLong, visibleText } from '../../texts.ts'
import { embedHelp, isEmbed, providersOf } from '../embeds/kinds.ts'
import { LONGEST_TITLE } from '../limits.ts'

// These rules apply to sent and to stored content, so none of them transforms it.

/** Returns the schema of one line of text by a person, with whitespace normalised. */
export function line(longest: number) {
  return z
    .string()
    .max(longest * 4, tooLong(longest))
    .overwrite((text) => visibleText(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()))
    .max(longest, tooLong(longest))
    .refine(...printable)
}

/** The heading of a block; may be empty. */
export const title = line(LONGEST_TITLE)

/** Returns the schema of plain text of several lines. */
export function lines(longest: number) {
  return z
    .string({ error: () => t('The text is missing.') })
    .max(longest * 4, tooLong(longest))
    .overwrite((text) =>
      visibleText(
        text
          .replaceAll(/\r\n?/g, '\n')
          .replaceAll(/\n{3,}/g, '\n\n')
          .trim(),
      ),
    )
    .max(longest, tooLong(longest))
    .refine(isStorable, { error: () => t('Remove characters we can’t store.') })
}

/** The maximum ratio of the length of HTML to that of its words. */
const MARKUP_FACTOR = 6

/** Returns the schema of text from the editor; the server keeps only allowed elements. */
export function html(longest: number) {
  return z
    .string({ error: () => t('The text is missing.') })
    .max(longest * MARKUP_FACTOR, tooLong(longest))
    .refine((text) => text.replaceAll(/<[^<>]*>/g, '').length <= longest, tooLong(longest))
    .refine(isStorable, { error: () => t('Remove characters we can’t store.') })
}

function isStorable(text: string): boolean {
  return !text.includes('\0')
}

/** Returns the schema of a list with a maximum number of items. */
export function several<T extends z.ZodType>(thing: T, most: number) {
  return z.array(thing).max(most, { error: () => t('Add at most {most}.', { most }) })
}

/** A picture that was uploaded as content, with its description. */
export const shownPicture = z.object({
  pictureId: z.uuid({ error: () => t('Choose a picture that you uploaded.') }),
  alt: line(LONGEST_ALT_TEXT),
})

/** A professional who was asked to be named. */
export const person = z.uuid({ error: () => t('Choose a person you’ve asked.') })

/** Returns the schema of an embed from a provider that the kind of block allows. */
export function embed<K extends keyof typeof providersOf>(kind: K) {
  const help = { error: () => t(embedHelp[kind]) }
  return z
    .object({ provider: z.enum<(typeof providersOf)[K]>(providersOf[kind], help), id: z.string().max(80) }, help)
    .refine(isEmbed, help)
}
