import { t } from '@rise/texts'
import { z } from 'zod'
import departments from '../catalogs/departments.json' with { type: 'json' }
import { version } from '../integers.ts'
import { chosenLink, LONGEST_LINK } from '../link-previews/fields.ts'
import { partialDate } from '../resumes/shapes.ts'
import { richText, slugChange } from '../rich-text.ts'
import { oneLine } from '../texts.ts'
import { webAddress } from '../web-address.ts'
import { LONGEST_CREDIT_PART, MOST_CREDITS, MOST_LINKS, MOST_SKILLS } from './limits.ts'

export const caseTitle = oneLine(120).refine((text) => text !== '', { error: () => t('Enter a title.') })

const departmentSlugs = new Set(departments.map(({ slug }) => slug))

/** A person who worked on the case, and what they did. The case names them once they agree. */
const credit = z.object({
  slug: z
    .string({ error: () => t('Enter the end of a page’s address.') })
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9-]{1,120}$/, { error: () => t('Enter the end of a page’s address, such as ada-lovelace.') }),
  part: oneLine(LONGEST_CREDIT_PART),
})

/** A case as its form sends it, complete. An empty text or list clears the field. */
export const caseChange = z
  .object({
    /** The version that the change is based on; an outdated one is refused. */
    version,
    /** A new address; if absent, the current one stays. */
    slug: slugChange.optional(),
    title: caseTitle,
    summary: oneLine(200),
    role: oneLine(120),
    startDate: partialDate.nullable(),
    /** Null while it is ongoing or unknown. */
    endDate: partialDate.nullable(),
    url: webAddress(LONGEST_LINK),
    skills: z
      .array(oneLine(80).refine((text) => text !== '', { error: () => t('A skill is empty.') }))
      .max(MOST_SKILLS, { error: () => t('Name at most {most}.', { most: MOST_SKILLS }) }),
    /** One of the member's own pictures, uploaded as content. */
    coverId: z.uuid({ error: () => t('Choose a picture that you uploaded.') }).nullable(),
    body: richText,
    links: z.array(chosenLink).max(MOST_LINKS, { error: () => t('Enter at most {most} links.', { most: MOST_LINKS }) }),
    /** The people who worked on the case, by the addresses of their pages. */
    credits: z
      .array(credit)
      .max(MOST_CREDITS, { error: () => t('Name at most {most} people.', { most: MOST_CREDITS }) })
      .refine((people) => new Set(people.map(({ slug }) => slug)).size === people.length, {
        error: () => t('Name each person once.'),
      })
      .default([]),
    /** For a company's case: the department whose open jobs it shows. */
    department: z
      .string()
      .refine((slug) => departmentSlugs.has(slug), { error: () => t('Choose a team from the list.') })
      .nullable()
      .default(null),
  })
  .refine(({ startDate, endDate }) => !startDate || !endDate || !endsBefore(startDate, endDate), {
    path: ['endDate'],
    error: () => t('The end is before the start. Correct one of them.'),
  })

/** Compares two dates only as precisely as both are known: 2020 does not end before 2020-05. */
function endsBefore(start: string, end: string): boolean {
  const precision = Math.min(start.length, end.length)
  return end.slice(0, precision) < start.slice(0, precision)
}
