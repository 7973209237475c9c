import { z } from 'zod'
import { companyCard } from '../companies/shapes.ts'
import { pay } from '../jobs/shapes.ts'
import { matchPartNames, refusalReasons } from '../match/kinds.ts'
import { matchWish } from '../match/shapes.ts'
import { bases, rhythms } from './kinds.ts'

/** A job as the email and the page show it. */
export const digestJob = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  companyName: z.string(),
  logo: companyCard.shape.logo,
  /** Place and work type. */
  facts: z.array(z.string()),
  /** Null if the job doesn't state it. */
  pay: pay.nullable(),
  /** The match in percent; null if too little is known about the member. */
  match: z.int().nullable(),
  /** The reason in one line. */
  why: z.string(),
  /** Whether the job has closed since the digest was sent. */
  closed: z.boolean(),
})
export type DigestJob = z.output<typeof digestJob>

export const digest = z.object({
  _id: z.string(),
  sentAt: z.iso.datetime(),
  basis: z.enum(bases),
  jobs: z.array(digestJob),
  /** Only for a note: the number of new jobs considered, and their best match. */
  quiet: z.object({ lookedAt: z.int(), best: z.int().nullable() }).nullable(),
})
export type Digest = z.output<typeof digest>

export const digestSettings = z.object({
  subscription: z.enum(['none', 'pending', 'subscribed']),
  /** The frequency that the member chose. Daily falls back to weekly when the plan ends. */
  rhythm: z.enum(rhythms),
  weekday: z.int(),
  /** The minute of the day. */
  minute: z.int(),
  /** Null until the member chooses a zone. Until then, times are in UTC. */
  zone: z.string().nullable(),
  pausedUntil: z.iso.datetime().nullable(),
  /** When the next digest is due; null without a subscription. */
  nextAt: z.iso.datetime().nullable(),
})
export type DigestSettings = z.output<typeof digestSettings>

export const digestPreview = z.object({
  basis: z.enum(bases),
  jobs: z.array(digestJob),
  /** The missing facts of the story that would help most, at most three. */
  lacks: z.array(z.enum(matchPartNames)),
})
export type DigestPreview = z.output<typeof digestPreview>

/** Everything that the selection of jobs is based on. */
export const digestFactsShape = z.object({
  skills: z.array(z.string()),
  titles: z.array(z.string()),
  home: z.string().nullable(),
  seniorities: z.array(z.string()),
  languages: z.array(z.string()),
  workTypes: z.array(z.string()),
  wish: matchWish,
  lacks: z.array(z.enum(matchPartNames)),
  /** The jobs that the member refused, latest refusal first. */
  refused: z.array(z.object({ _id: z.string(), slug: z.string(), title: z.string(), reason: z.enum(refusalReasons) })),
  savedSearches: z.int(),
  hiddenJobs: z.int(),
  hiddenCompanies: z.int(),
})
export type DigestFacts = z.output<typeof digestFactsShape>
