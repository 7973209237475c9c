import { z } from 'zod'

/** One email address, trimmed and in lower case, so that letter case never makes two accounts of one mailbox. */
export const emailAddress = z
  .string('Enter an email address.')
  .trim()
  .toLowerCase()
  .max(254, 'Use at most 254 characters.')
  .pipe(z.email('Enter an email like name@example.com.'))

// Control characters break lines and headers; directional overrides can reverse the text around a name.
export const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** One line of text by a person, with whitespace normalised. `label` begins the message of an invalid one. */
export function oneLine(label: string, longest: number) {
  return z
    .string(`${label} is text.`)
    .max(longest * 4, `${label} has at most ${longest} characters.`)
    .transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .max(longest, `${label} has at most ${longest} characters.`)
        .refine((text) => !unprintable.test(text), `${label} has characters that cannot be shown.`),
    )
}

/** Text by a person, possibly of several lines, trimmed. */
export const writtenText = z.string().trim()

/** The same with at most one empty line between two others. */
export const writtenLines = writtenText.transform((text) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/\n{3,}/g, '\n\n'),
)
