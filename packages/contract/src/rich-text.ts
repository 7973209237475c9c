import { z } from 'zod'
import { legible } from './texts.ts'

/** The maximum length of a text as HTML, in characters. */
const LONGEST_TEXT = 100_000

/** A text with headings, lists, links and pictures; everything outside the allow-list is removed. */
export const richText = z
  .string('The text is missing.')
  .max(LONGEST_TEXT, `Use at most ${LONGEST_TEXT.toLocaleString('en-US')} characters.`)
  .refine(...legible)
  .refine((text) => !text.includes('\0'), 'The text has characters we can’t store. Remove them.')

/** The address of a piece of content, as its author chooses it. */
export const slugChange = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Use at least 3 characters.')
  .max(80, 'Use at most 80 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letters a to z, digits and single hyphens between them.')
