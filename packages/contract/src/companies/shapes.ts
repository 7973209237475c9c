import { z } from 'zod'
import { earnedBadge } from '../catalogs/shapes.ts'
import { picture } from '../pictures/shapes.ts'
import { companySizes } from './kinds.ts'

/** A company in a list or beside a job (schema.org `Organization`). On the wire an employer is the company. */
export const companyCard = z.object({
  _id: z.string(),
  slug: z.string(),
  /** Missing names are shown as "Unidentified Unicorn" (section 5). */
  companyName: z.string(),
  /** A path of this site. */
  logo: z.string().nullable(),
  tagline: z.string().nullable(),
  industry: z.object({ slug: z.string(), name: z.string() }).nullable(),
  headquarters: z.string().nullable(),
  /** Label of section 3, or "No info" for an unknown code. */
  teamSize: z.string(),
  openJobs: z.int(),
})
export type CompanyCard = z.output<typeof companyCard>

/** A short dated note of a company's team, plain text. */
export const companyNote = z.object({ _id: z.string(), text: z.string(), date: z.iso.datetime() })
export type CompanyNote = z.output<typeof companyNote>

/** A company with everything its page shows. */
export const company = companyCard.extend({
  /** In all sizes. */
  pictures: z.object({ logo: picture.nullable(), cover: picture.nullable() }),
  /** In the team's order, at most 12. */
  gallery: z.array(picture),
  /** As it was written: HTML, or paragraphs separated by blank lines, maybe with Markdown. */
  story: z.string().nullable(),
  /** The same as HTML, sanitised. */
  storyHtml: z.string().nullable(),
  website: z.url().nullable(),
  /** Profiles at other sites. */
  links: z.array(z.string()),
  /** The main one first. */
  industries: z.array(z.object({ slug: z.string(), name: z.string() })),
  sector: z.string().nullable(),
  stage: z.string().nullable(),
  size: z.enum(companySizes).nullable(),
  foundingYear: z.int().nullable(),
  /** The headquarters first. */
  places: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Of the catalogs, or in the company's own words. */
  values: z.array(z.string()),
  benefits: z.array(z.string()),
  /** True for a page that an import made and nobody has claimed. */
  imported: z.boolean(),
  /** Listed members who follow it. */
  followers: z.int(),
  /** What its team has earned for it, newest first. */
  badges: z.array(earnedBadge),
  /** The domain that its team has proven to be its own. */
  verifiedDomain: z.string().nullable(),
  /**
   * Those who want to be named here, of its team and of professionals whose page says that they work here, at most 12; `slug`
   * leads to the page of whoever has one.
   */
  people: z.array(
    z.object({
      name: z.string(),
      slug: z.string().nullable(),
      photo: z.string().nullable(),
      headline: z.string().nullable(),
    }),
  ),
  /** How many there are, counted to at most 1,000. */
  peopleTotal: z.int(),
  /** The newest ten. */
  news: z.array(companyNote),
})
export type Company = z.output<typeof company>

/** What somebody is in a company's team. */
export const teamRole = z.enum(['owner', 'editor', 'recruiter'])
