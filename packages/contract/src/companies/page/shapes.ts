import { z } from 'zod'
import { picture } from '../../pictures/shapes.ts'
import { companySizes } from '../kinds.ts'
import { companyNote, teamRole } from '../shapes.ts'

/** The parts of a complete page. The desk shows the progress; completing all of them earns a badge. */
export type CompanyPart =
  | 'Logo'
  | 'Tagline'
  | 'Story'
  | 'Website'
  | 'Industry'
  | 'Stage'
  | 'Team size'
  | 'Places'
  | 'Values'
  | 'Benefits'
  | 'Pictures'
  | 'Verified domain'

/** The fields of a page that its team edits, as stored. */
const storedFields = z.object({
  companyName: z.string(),
  tagline: z.string(),
  story: z.string(),
  website: z.string(),
  links: z.array(z.string()),
  industries: z.array(z.string()),
  stage: z.string().nullable(),
  size: z.enum(companySizes).nullable(),
  teamSize: z.int().nullable(),
  foundingYear: z.int().nullable(),
  places: z.array(z.string()),
  values: z.array(z.string()),
  benefits: z.array(z.string()),
})

/** A company's page, as its editors see it. */
export const companyDesk = z.object({
  _id: z.string(),
  slug: z.string(),
  fields: storedFields,
  /** The story as HTML for the editor, sanitised. */
  storyHtml: z.string(),
  /** The version to send back with a change. A change to an outdated version is refused. */
  version: z.int(),
  role: teamRole,
  verifiedDomain: z.string().nullable(),
  /** The website's registrable domain, which the team can prove; null without a site of the company's own. */
  domain: z.string().nullable(),
  news: z.array(companyNote),
  gallery: z.array(picture),
})
export type CompanyDesk = z.output<typeof companyDesk>
