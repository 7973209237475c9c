import { integer, t } from '@rise/texts'
import { z } from 'zod'

/** The message of a text that is too long, for `max`: `z.string().max(500, tooLong(500))`. */
export function tooLong(most: number) {
  return { error: () => t('Use at most {most} characters.', { most: integer(most) }) }
}

/** The message of words to search for that are too long. */
export function tooLongSearch(most: number) {
  return { error: () => t('Search with at most {most} characters.', { most: integer(most) }) }
}

/** One email address, trimmed and in lower case, so that letter case never makes two accounts of one mailbox. */
export const emailAddress = z
  .string({ error: () => t('Enter an email address.') })
  .trim()
  .toLowerCase()
  .max(254, tooLong(254))
  .pipe(z.email({ error: () => t('Enter an email like name@example.com.') }))

// Control characters break lines and headers; directional overrides can reverse the text around a name.
export const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/**
 * Matches any character except fillers, joiners, blanks and marks without a letter. U+3164, U+200B and U+2800, for
 * example, show nothing.
 */
const visibleCharacter =
  /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{M}\u2800\u{1d159}]/u

/**
 * Matches more marks than one letter may have. Five suffice for pointed Hebrew and for Burmese; more would cover the
 * lines around the letter.
 */
const stackedMarks = /\p{M}{6}/u

/** Returns the text, or an empty text if none of its characters is visible. A required text then counts as missing. */
export function visibleText(text: string): string {
  return visibleCharacter.test(text) ? text : ''
}

/** A rule for `refine`: no letter may have a stack of combining marks. */
export const legible = [
  (text: string) => !stackedMarks.test(text.normalize('NFC')),
  { error: () => t('Some letters have too many marks. Remove a few.') },
] as const

/** A rule for `refine`: a line has neither line breaks nor other characters without a shape. */
export const printable = [
  (text: string) => !unprintable.test(text),
  { error: () => t('The text has characters that can’t be shown. Remove them.') },
] as const

/** Returns the schema of one line of text by a person, with whitespace normalised. */
export function oneLine(longest: number) {
  return z
    .string()
    .max(longest * 4, tooLong(longest))
    .transform((text) => visibleText(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()))
    .pipe(
      z
        .string()
        .max(longest, tooLong(longest))
        .refine(...printable)
        .refine(...legible),
    )
}

/** Text by a person, possibly of several lines, trimmed. */
export const writtenText = z
  .string()
  .refine(...legible)
  .trim()
  .transform(visibleText)

/** A `writtenText` with at most one empty line in a row. */
export const writtenLines = writtenText.transform((text) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/\n{3,}/g, '\n\n'),
)
