import { z } from 'zod'
import stages from '../../catalogs/company-stages.json' with { type: 'json' }
import industries from '../../catalogs/industries.json' with { type: 'json' }
import teamSizes from '../../catalogs/team-sizes.json' with { type: 'json' }
import { formattedText } from '../../formatted-text.ts'
import { oneLine } from '../../texts.ts'
import { webAddress } from '../../web-address.ts'
import { companyName } from '../fields.ts'
import { companySizes } from '../kinds.ts'
import { EARLIEST_YEAR, LATEST_YEAR, LONGEST_CULTURE_TEXT, MOST_BENEFITS, MOST_VALUES } from './limits.ts'

const industrySlugs = new Set(industries.map(({ slug }) => slug))
const codes = new Set(teamSizes.map(({ code }) => code))

export const address = webAddress(300)

function list(label: string, longest: number, most: number) {
  return z
    .array(oneLine(label, longest), `${label}: give a list.`)
    .max(most, `Enter at most ${most}.`)
    .transform((texts) => [...new Set(texts.filter((text) => text !== ''))])
}

/** The fields of a page that the company's team edits. An empty text or list clears a field. */
export const companyPageFields = z.object({
  companyName,
  tagline: oneLine('The tagline', 160),
  /** HTML from the editor, or Markdown. */
  story: formattedText(10_000),
  website: address,
  links: z
    .array(address)
    .max(8, 'Enter at most 8.')
    .transform((links) => [...new Set(links.filter((link) => link !== ''))]),
  /** Slugs from the catalog, the main industry first. */
  industries: z
    .array(z.string().refine((slug) => industrySlugs.has(slug), 'Choose industries from the list.'))
    .max(5, 'Choose at most 5.')
    .transform((slugs) => [...new Set(slugs)]),
  stage: z
    .string()
    .refine((stage) => stages.includes(stage), 'Choose a stage from the list.')
    .nullable(),
  size: z.enum(companySizes, 'Choose a size from the list.').nullable(),
  /** A code of section 3 of the specification. */
  teamSize: z
    .int()
    .refine((code) => codes.has(code), 'Choose a team size from the list.')
    .nullable(),
  foundingYear: z
    .int('Enter the year as a number.')
    .min(EARLIEST_YEAR, `Enter a year from ${EARLIEST_YEAR} on.`)
    .max(LATEST_YEAR, 'That year is too far in the future.')
    .nullable(),
  /** The company's places, the headquarters first. */
  places: list('A place', 100, 20),
  /** Names from the catalog, or the company's own words. */
  values: list('A value', LONGEST_CULTURE_TEXT, MOST_VALUES),
  benefits: list('A benefit', LONGEST_CULTURE_TEXT, MOST_BENEFITS),
})
export type CompanyPageFields = z.output<typeof companyPageFields>

export const companySlug = z
  .string('Enter an address.')
  .trim()
  .toLowerCase()
  .min(2, 'Use at least 2 characters.')
  .max(60, 'Use at most 60 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letters from a to z, digits, and single hyphens between them.')
