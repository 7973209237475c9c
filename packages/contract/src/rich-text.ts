import { t } from '@rise/texts'
import { z } from 'zod'
import { legible, tooLong } from './texts.ts'

/** The maximum length of a text as HTML, in characters. */
const LONGEST_TEXT = 100_000

/** A text with headings, lists, links and pictures; everything outside the allow-list is removed. */
export const richText = z
  .string({ error: () => t('The text is missing.') })
  .max(LONGEST_TEXT, tooLong(LONGEST_TEXT))
  .refine(...legible)
  .refine((text) => !text.includes('\0'), { error: () => t('The text has characters we can’t store. Remove them.') })

/** The address of a piece of content, as its author chooses it. */
export const slugChange = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, { error: () => t('Use at least {least} characters.', { least: 3 }) })
  .max(80, tooLong(80))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: () => t('Use letters a to z, digits and single hyphens between them.') })
