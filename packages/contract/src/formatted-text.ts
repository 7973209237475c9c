import { z } from 'zod'
import { tooLong, visibleText, writtenText } from './texts.ts'

/** The maximum ratio of the length of HTML to that of its words. */
const MARKUP_FACTOR = 6

/** Whether a text is HTML, as the editor writes it; anything else is Markdown. */
export function isHtml(text: string): boolean {
  return /^<(?:p|h[1-6]|ul|ol|blockquote)[\s>]/i.test(text)
}

/** Returns the schema of a text from the editor (HTML) or in Markdown, with at most `longest` characters of words. */
export function formattedText(longest: number, { shortest = 0, tooShort = (): string => '' } = {}) {
  return writtenText.pipe(
    z
      .string()
      .max(longest * MARKUP_FACTOR, tooLong(longest))
      .refine((text) => wordsOf(text).length <= longest, tooLong(longest))
      .refine((text) => visibleText(wordsOf(text)).length >= shortest, { error: tooShort }),
  )
}

function wordsOf(text: string): string {
  return isHtml(text) ? text.replaceAll(/<[^<>]*>/g, '') : text
}
