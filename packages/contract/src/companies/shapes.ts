import { z } from 'zod'
import { earnedBadge } from '../catalogs/shapes.ts'
import { picture } from '../pictures/shapes.ts'
import { caseCard } from '../portfolio/shapes.ts'
import { companySizes } from './kinds.ts'

/** A company in a list or next to a job (schema.org `Organization`). On the wire, an employer is the company. */
export const companyCard = z.object({
  _id: z.string(),
  slug: z.string(),
  /** "Unidentified Unicorn" when the name is missing (section 5 of the specification). */
  companyName: z.string(),
  /** A path of this site. */
  logo: z.string().nullable(),
  tagline: z.string().nullable(),
  industry: z.object({ slug: z.string(), name: z.string() }).nullable(),
  headquarters: z.string().nullable(),
  /** Label of section 3 of the specification, or "No info" for an unknown code. */
  teamSize: z.string(),
  openJobs: z.int(),
})
export type CompanyCard = z.output<typeof companyCard>

/** A short dated note by a company's team, as plain text. */
export const companyNote = z.object({ _id: z.string(), text: z.string(), date: z.iso.datetime() })
export type CompanyNote = z.output<typeof companyNote>

/** A layoff on its company's page. */
const companyLayoff = z.object({
  slug: z.string(),
  date: z.iso.date(),
  number: z.int().nullable(),
  share: z.number().nullable(),
})

/**
 * How often and how soon a company answers applications sent here. All three figures count the same applications: those
 * that are at least a week old and weren't withdrawn within that week. They are null for fewer than ten such
 * applications.
 */
export const replyFigures = z.object({
  applications: z.int(),
  /** The percentage of answered applications; 0 or 100 only if that is exact. */
  percent: z.int(),
  /** The median number of days to the first answer, among answered applications. */
  medianDays: z.number().nullable(),
})
/** The reply figures of a job, or of its company while too few of the job's applications count. */
export const jobReplyFigures = replyFigures.extend({ of: z.enum(['job', 'company']) })
export type ReplyFigures = z.output<typeof replyFigures>

/** A company in the list of all companies. */
export const listedCompany = companyCard.extend({
  replies: replyFigures.nullable(),
})
export type ListedCompany = z.output<typeof listedCompany>

/** A company with everything its page shows. */
export const company = companyCard.extend({
  /** Logo and cover in all sizes. */
  pictures: z.object({ logo: picture.nullable(), cover: picture.nullable() }),
  /** The gallery's pictures in the team's order, at most 12. */
  gallery: z.array(picture),
  /** The story as written: HTML, or paragraphs separated by blank lines, possibly with Markdown. */
  story: z.string().nullable(),
  /** The story as sanitised HTML. */
  storyHtml: z.string().nullable(),
  website: z.url().nullable(),
  /** Profiles on other sites. */
  links: z.array(z.string()),
  /** The main one first. */
  industries: z.array(z.object({ slug: z.string(), name: z.string() })),
  sector: z.string().nullable(),
  stage: z.string().nullable(),
  size: z.enum(companySizes).nullable(),
  foundingYear: z.int().nullable(),
  /** The headquarters first. */
  places: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Names from the catalogs, or the company's own words. */
  values: z.array(z.string()),
  benefits: z.array(z.string()),
  /** True for an imported page that is not yet claimed. */
  imported: z.boolean(),
  /** Whether anyone acts for the company; otherwise it may be claimed. */
  claimed: z.boolean(),
  /** Listed members who follow the company. */
  followers: z.int(),
  /** The company's badges, newest first. */
  badges: z.array(earnedBadge),
  /** The newest layoffs that an admin has linked to the company, at most five. */
  layoffs: z.array(companyLayoff),
  replies: replyFigures.nullable(),
  /** The company's portfolio: the first cases, and their total number. */
  cases: z.object({ first: z.array(caseCard), total: z.int() }),
  /** The version of the blocks that the team has published; null without any. */
  builtPage: z.int().nullable(),
  /** The domain that the team has proven to own. */
  verifiedDomain: z.string().nullable(),
  /**
   * At most 12 people who chose to be named here: members of the team, and professionals whose page says that they work
   * here. `slug` leads to a person's page, if they have one.
   */
  people: z.array(
    z.object({
      name: z.string(),
      slug: z.string().nullable(),
      photo: z.string().nullable(),
      headline: z.string().nullable(),
    }),
  ),
  /** The number of such people, counted to at most 1,000. */
  peopleTotal: z.int(),
  /** The ten newest. */
  news: z.array(companyNote),
})
export type Company = z.output<typeof company>

export const teamRole = z.enum(['owner', 'editor', 'recruiter'])
