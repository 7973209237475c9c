import { t } from '@rise/texts'
import { z } from 'zod'
import { tooLong, visibleText } from '../texts.ts'

/** Returns the schema of a text of several lines. Lines end in \n; unprintable characters are refused. */
function text(longest: number) {
  return z
    .string()
    .max(longest * 2)
    .transform((value) => visibleText(value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()))
    .pipe(z.string().max(longest, tooLong(longest)))
}

const line = text(300)
const paragraph = text(10_000)
const lines = z.array(paragraph).max(100)
/** `2024`, `2024-05` or `2024-05-17`: as precise as known (JSON Resume's iso8601). */
export const partialDate = z.string().regex(/^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, {
  error: () => t('Enter a date such as 2024, 2024-05 or 2024-05-17.'),
})
const url = z.string().max(2_000)

function many<T extends z.ZodType>(entry: T) {
  return z.array(entry).max(200).optional()
}

const resumeBasics = z.looseObject({
  name: line.optional(),
  /** One line under the name: the headline. */
  label: line.optional(),
  image: url.optional(),
  email: line.optional(),
  phone: line.optional(),
  url: url.optional(),
  summary: paragraph.optional(),
  location: z
    .looseObject({
      address: line.optional(),
      postalCode: line.optional(),
      city: line.optional(),
      /** ISO 3166-1 alpha-2. */
      countryCode: line.optional(),
      region: line.optional(),
    })
    .optional(),
  profiles: many(z.looseObject({ network: line.optional(), username: line.optional(), url: url.optional() })),
})

const resumeWork = z.looseObject({
  name: line.optional(),
  position: line.optional(),
  location: line.optional(),
  description: line.optional(),
  url: url.optional(),
  startDate: partialDate.optional(),
  /** The end date; absent while the entry is ongoing. */
  endDate: partialDate.optional(),
  summary: paragraph.optional(),
  highlights: lines.optional(),
})

const resumeVolunteer = z.looseObject({
  organization: line.optional(),
  position: line.optional(),
  url: url.optional(),
  startDate: partialDate.optional(),
  endDate: partialDate.optional(),
  summary: paragraph.optional(),
  highlights: lines.optional(),
})

const resumeEducation = z.looseObject({
  institution: line.optional(),
  url: url.optional(),
  area: line.optional(),
  studyType: line.optional(),
  startDate: partialDate.optional(),
  endDate: partialDate.optional(),
  score: line.optional(),
  courses: lines.optional(),
})

const resumeSkill = z.looseObject({
  name: line.optional(),
  level: line.optional(),
  keywords: lines.optional(),
  /** The years of practice, an addition of ours to JSON Resume. */
  years: z.number().min(0).max(80).optional(),
})

/**
 * A résumé by JSON Resume 1.0 (https://jsonresume.org/schema): a professional's story in a vocabulary that other
 * programs understand. Fields unknown to the schema are preserved at every level, so that a document survives a round
 * trip.
 */
export const resume = z.looseObject({
  basics: resumeBasics.optional(),
  work: many(resumeWork),
  volunteer: many(resumeVolunteer),
  education: many(resumeEducation),
  awards: many(
    z.looseObject({
      title: line.optional(),
      date: partialDate.optional(),
      awarder: line.optional(),
      summary: paragraph.optional(),
    }),
  ),
  certificates: many(
    z.looseObject({
      name: line.optional(),
      date: partialDate.optional(),
      issuer: line.optional(),
      url: url.optional(),
    }),
  ),
  publications: many(
    z.looseObject({
      name: line.optional(),
      publisher: line.optional(),
      releaseDate: partialDate.optional(),
      url: url.optional(),
      summary: paragraph.optional(),
    }),
  ),
  skills: many(resumeSkill),
  languages: many(z.looseObject({ language: line.optional(), fluency: line.optional() })),
  interests: many(z.looseObject({ name: line.optional(), keywords: lines.optional() })),
  references: many(z.looseObject({ name: line.optional(), reference: paragraph.optional() })),
  projects: many(
    z.looseObject({
      name: line.optional(),
      description: paragraph.optional(),
      highlights: lines.optional(),
      keywords: lines.optional(),
      startDate: partialDate.optional(),
      endDate: partialDate.optional(),
      url: url.optional(),
      roles: lines.optional(),
      entity: line.optional(),
      type: line.optional(),
    }),
  ),
})
export type Resume = z.output<typeof resume>
