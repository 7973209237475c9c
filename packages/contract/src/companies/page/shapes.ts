import { z } from 'zod'
import { pay } from '../../jobs/shapes.ts'
import { picture } from '../../pictures/shapes.ts'
import { companySizes } from '../kinds.ts'
import { companyNote, teamRole } from '../shapes.ts'

/** What a page has when it is filled in: its desk shows how far it is, and there is a badge for all of it. */
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

/** The same as it is kept. */
const keptFields = z.object({
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

/** The page as those see it who work on it. */
export const companyDesk = z.object({
  _id: z.string(),
  slug: z.string(),
  fields: keptFields,
  /** The story as HTML for the editor, sanitised. */
  storyHtml: z.string(),
  /** Send it back with a change: an older one is refused. */
  version: z.int(),
  role: teamRole,
  verifiedDomain: z.string().nullable(),
  /** The registrable domain of the website, which can be proven; null without a site of the company's own. */
  domain: z.string().nullable(),
  news: z.array(companyNote),
  gallery: z.array(picture),
})
export type CompanyDesk = z.output<typeof companyDesk>

/** A job as the company's team lists it. */
export const deskJob = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  workType: z.string(),
  /** Names, in the posting’s order. */
  places: z.array(z.string()),
  pay: pay.nullable(),
  datePosted: z.iso.datetime(),
  dateClosed: z.iso.datetime().nullable(),
  /** Of the job as the team wrote it here; null for one that only stands elsewhere. */
  writtenJobId: z.string().nullable(),
})
export type DeskJob = z.output<typeof deskJob>
