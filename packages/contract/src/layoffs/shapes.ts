import { z } from 'zod'
import { companyCard } from '../companies/shapes.ts'
import { memberCard } from '../connections/shapes.ts'
import { reactions } from '../discussion/shapes.ts'
import { jobCard } from '../jobs/shapes.ts'
import { affectedAudiences } from './kinds.ts'

/** A layoff in the tracker. Values that its source doesn't state are null, never guessed. */
export const layoffCard = z.object({
  _id: z.string(),
  slug: z.string(),
  /** The company's name, as the source writes it. */
  companyName: z.string(),
  /** The page of this company here, once an admin has confirmed that it is the same company. */
  company: z.object({ slug: z.string(), companyName: z.string(), logo: z.string().nullable() }).nullable(),
  /** The day on which the layoff was announced: `2026-04-07`. */
  date: z.iso.date(),
  /** The number of people affected. */
  number: z.int().nullable(),
  /** The people affected as a share of the company's people, in percent. */
  share: z.number().nullable(),
  place: z.object({ slug: z.string(), name: z.string() }).nullable(),
  industry: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** The address of the source. */
  source: z.string().nullable(),
  /** The number of people affected who said here that they have found a new job. */
  landed: z.int(),
})
export type LayoffCard = z.output<typeof layoffCard>

/** An employer that hires people affected by a layoff. */
export const hiring = z.object({
  /** The id for reporting the employer's words. */
  _id: z.string(),
  company: companyCard,
  /** The employer's words; empty for others once moderators have hidden them. */
  words: z.string(),
  /** Whether moderators have hidden the words from everyone but the company. */
  hidden: z.boolean(),
  /** The attached jobs that are open. */
  jobs: z.array(jobCard),
})
export type Hiring = z.output<typeof hiring>

/** A layoff with everything its page shows to everyone. */
export const layoff = layoffCard.extend({
  /** The company's statement. */
  answer: z
    .object({
      /** The id for reporting the statement. */
      _id: z.string(),
      companyId: z.string(),
      text: z.string(),
      /** Whether moderators have hidden the statement from everyone but the company. */
      hidden: z.boolean(),
      date: z.iso.datetime(),
    })
    .nullable(),
  hiring: z.array(hiring),
  /** Further layoffs of the same company, newest first, at most five. */
  others: z.array(layoffCard),
  reactions,
  updatedAt: z.iso.datetime(),
})
export type Layoff = z.output<typeof layoff>

/** The number of layoffs with a value of a filter. `slug` is the value; `not-specified` counts layoffs without one. */
const countByValue = z.object({ slug: z.string(), name: z.string(), layoffs: z.int() })

/** The counts of the filters of the list of layoffs; each filter's counts ignore its own value. */
export const layoffFigures = z.object({
  layoffs: z.int(),
  /** The number of people affected, as far as the sources state it. */
  people: z.int(),
  /** The number of layoffs whose source states no number. */
  withoutNumber: z.int(),
  places: z.array(countByValue),
  industries: z.array(countByValue),
  years: z.array(countByValue),
  sizes: z.array(countByValue),
  shares: z.array(countByValue),
  /** Months in chronological order, without months that have no layoffs. */
  months: z.array(z.object({ month: z.string(), layoffs: z.int(), people: z.int() })),
})
export type LayoffFigures = z.output<typeof layoffFigures>

/** A person affected, as shown to people who may find them. */
const affectedPerson = z.object({ member: memberCard, skills: z.array(z.string()) })

/** The people whom the viewer may find, and the employers with open jobs for these people's skills. */
export const affectedPeople = z.object({
  people: z.array(affectedPerson),
  companies: z.array(z.object({ company: companyCard, jobs: z.int() })),
})
export type AffectedPeople = z.output<typeof affectedPeople>

/** The viewer's own choice for a layoff. */
export const ownAffected = z.object({
  audience: z.enum(affectedAudiences),
  /** When the person is no longer shown, unless they renew the choice. */
  endsAt: z.iso.datetime(),
  landedAt: z.iso.datetime().nullable(),
})
export type OwnAffected = z.output<typeof ownAffected>
