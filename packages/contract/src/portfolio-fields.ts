import { z } from 'zod'
import { LONGEST_LINK } from './link-previews.ts'
import { partialDate } from './resume.ts'
import { oneLine } from './session.ts'
import { webAddress } from './web-address.ts'

/** Of a case's text as HTML, in characters. */
const LONGEST_CASE_TEXT = 100_000
/** In the text, besides the cover. */
export const MOST_CASE_PICTURES = 12
const MOST_SKILLS = 15
const MOST_LINKS = 8

export const caseTitle = oneLine('The title', 120).refine((text) => text !== '', 'Give the case a title.')

const link = z.object({
  url: webAddress(LONGEST_LINK).refine((url) => url !== '', 'Give the address of a page.'),
  title: oneLine('The title', 200),
  description: oneLine('The description', 300),
  siteName: oneLine('The site’s name', 80),
  pictureId: z.uuid().nullable(),
})

/** A case as its form sends it, whole. An empty text or list says nothing. */
export const caseChange = z
  .object({
    /** The version that the change was made to: an older one is refused. */
    version: z.int().min(1),
    /** Another address; the present one where it is left out. */
    slug: z
      .string()
      .trim()
      .toLowerCase()
      .min(3, 'Use at least 3 characters.')
      .max(80, 'Use at most 80 characters.')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letters a to z, digits and single hyphens between them.')
      .optional(),
    title: caseTitle,
    summary: oneLine('The summary', 200),
    role: oneLine('The role', 120),
    startDate: partialDate.nullable(),
    /** Null while it goes on, or where nothing is known. */
    endDate: partialDate.nullable(),
    url: webAddress(LONGEST_LINK),
    skills: z
      .array(oneLine('A skill', 80).refine((text) => text !== '', 'A skill is empty.'))
      .max(MOST_SKILLS, `Name at most ${MOST_SKILLS}.`),
    /** A picture of one's own, uploaded as content. */
    coverId: z.uuid('Choose a picture that you uploaded.').nullable(),
    /** HTML; what is not on the list of what may stay is taken out. */
    body: z
      .string('The text is missing.')
      .max(LONGEST_CASE_TEXT, `Use at most ${LONGEST_CASE_TEXT.toLocaleString('en-US')} characters.`)
      .refine((text) => !text.includes('\0'), 'The text has characters that cannot be kept.'),
    links: z.array(link).max(MOST_LINKS, `Give at most ${MOST_LINKS} links.`),
  })
  .refine(({ startDate, endDate }) => !startDate || !endDate || !endsBefore(startDate, endDate), {
    path: ['endDate'],
    message: 'The end lies before the beginning.',
  })

/** 2020 does not end before 2020-05: compared as far as both are known. */
function endsBefore(start: string, end: string): boolean {
  const known = Math.min(start.length, end.length)
  return end.slice(0, known) < start.slice(0, known)
}
