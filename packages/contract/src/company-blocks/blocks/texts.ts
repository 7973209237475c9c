import { z } from 'zod'
import { LONGEST_ALT_TEXT } from '../../pictures/limits.ts'
import { unprintable, visibleText } from '../../texts.ts'
import { embedHelp, isEmbed, providersOf } from '../embeds/kinds.ts'
import { LONGEST_TITLE } from '../limits.ts'

// These rules apply to sent and to stored content, so none of them transforms it.

/**
 * Returns the schema of one line of text by a person, with whitespace normalised. `label` begins the message of an
 * invalid one.
 */
export function line(label: string, longest: number) {
  return z
    .string(`${label} is text.`)
    .max(longest * 4, `${label} has at most ${longest} characters.`)
    .overwrite((text) => visibleText(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()))
    .max(longest, `${label} has at most ${longest} characters.`)
    .refine((text) => !unprintable.test(text), `${label} has characters that cannot be shown.`)
}

/** The heading of a block; may be empty. */
export const title = line('The title', LONGEST_TITLE)

/** Returns the schema of plain text of several lines. */
export function lines(longest: number) {
  const tooLong = `Use at most ${longest.toLocaleString('en-US')} characters.`
  return z
    .string('The text is missing.')
    .max(longest * 4, tooLong)
    .overwrite((text) =>
      visibleText(
        text
          .replaceAll(/\r\n?/g, '\n')
          .replaceAll(/\n{3,}/g, '\n\n')
          .trim(),
      ),
    )
    .max(longest, tooLong)
    .refine(isStorable, 'Remove characters we can’t store.')
}

/** The maximum ratio of the length of HTML to that of its words. */
const MARKUP_FACTOR = 6

/** Returns the schema of text from the editor; the server keeps only allowed elements. */
export function html(longest: number) {
  const tooLong = `Use at most ${longest.toLocaleString('en-US')} characters.`
  return z
    .string('The text is missing.')
    .max(longest * MARKUP_FACTOR, tooLong)
    .refine((text) => text.replaceAll(/<[^<>]*>/g, '').length <= longest, tooLong)
    .refine(isStorable, 'Remove characters we can’t store.')
}

function isStorable(text: string): boolean {
  return !text.includes('\0')
}

/** Returns the schema of a list with a maximum number of items. */
export function several<T extends z.ZodType>(thing: T, most: number, noun: string) {
  return z.array(thing, `The ${noun} are a list.`).max(most, `Add at most ${most} ${noun}.`)
}

/** A picture that was uploaded as content, with its description. */
export const shownPicture = z.object({
  pictureId: z.uuid('Choose a picture that you uploaded.'),
  alt: line('The description', LONGEST_ALT_TEXT),
})

/** A professional who was asked to be named. */
export const person = z.uuid('Choose a person you’ve asked.')

/** Returns the schema of an embed from a provider that the kind of block allows. */
export function embed<K extends keyof typeof providersOf>(kind: K) {
  const help = embedHelp[kind]
  return z
    .object({ provider: z.enum<(typeof providersOf)[K]>(providersOf[kind], help), id: z.string().max(80) }, help)
    .refine(isEmbed, help)
}
