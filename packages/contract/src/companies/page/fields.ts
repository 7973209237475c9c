import { t } from '@rise/texts'
import { z } from 'zod'
import stages from '../../catalogs/company-stages.json' with { type: 'json' }
import industries from '../../catalogs/industries.json' with { type: 'json' }
import teamSizes from '../../catalogs/team-sizes.json' with { type: 'json' }
import { formattedText } from '../../formatted-text.ts'
import { oneLine, tooLong } from '../../texts.ts'
import { webAddress } from '../../web-address.ts'
import { companyName } from '../fields.ts'
import { companySizes } from '../kinds.ts'
import { EARLIEST_YEAR, LATEST_YEAR, LONGEST_CULTURE_TEXT, MOST_BENEFITS, MOST_VALUES } from './limits.ts'

const industrySlugs = new Set(industries.map(({ slug }) => slug))
const codes = new Set(teamSizes.map(({ code }) => code))

export const address = webAddress(300)

function list(longest: number, most: number) {
  return z
    .array(oneLine(longest))
    .max(most, { error: () => t('Enter at most {most}.', { most }) })
    .transform((texts) => [...new Set(texts.filter((text) => text !== ''))])
}

/** The fields of a page that the company's team edits. An empty text or list clears a field. */
export const companyPageFields = z.object({
  companyName,
  tagline: oneLine(160),
  /** HTML from the editor, or Markdown. */
  story: formattedText(10_000),
  website: address,
  links: z
    .array(address)
    .max(8, { error: () => t('Enter at most {most}.', { most: 8 }) })
    .transform((links) => [...new Set(links.filter((link) => link !== ''))]),
  /** Slugs from the catalog, the main industry first. */
  industries: z
    .array(z.string().refine((slug) => industrySlugs.has(slug), { error: () => t('Choose industries from the list.') }))
    .max(5, { error: () => t('Choose at most {most}.', { most: 5 }) })
    .transform((slugs) => [...new Set(slugs)]),
  stage: z
    .string()
    .refine((stage) => stages.includes(stage), { error: () => t('Choose a stage from the list.') })
    .nullable(),
  size: z.enum(companySizes, { error: () => t('Choose a size from the list.') }).nullable(),
  /** A code of section 3 of the specification. */
  teamSize: z
    .int()
    .refine((code) => codes.has(code), { error: () => t('Choose a team size from the list.') })
    .nullable(),
  foundingYear: z
    .int({ error: () => t('Enter the year as a number.') })
    .min(EARLIEST_YEAR, { error: () => t('Enter a year from {first} on.', { first: EARLIEST_YEAR }) })
    .max(LATEST_YEAR, { error: () => t('That year is too far in the future.') })
    .nullable(),
  /** The company's places, the headquarters first. */
  places: list(100, 20),
  /** Names from the catalog, or the company's own words. */
  values: list(LONGEST_CULTURE_TEXT, MOST_VALUES),
  benefits: list(LONGEST_CULTURE_TEXT, MOST_BENEFITS),
})
export type CompanyPageFields = z.output<typeof companyPageFields>

export const companySlug = z
  .string({ error: () => t('Enter an address.') })
  .trim()
  .toLowerCase()
  .min(2, { error: () => t('Use at least {least} characters.', { least: 2 }) })
  .max(60, tooLong(60))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: () => t('Use letters from a to z, digits, and single hyphens between them.'),
  })
