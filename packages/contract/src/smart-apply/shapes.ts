import { z } from 'zod'
import { resumeFile } from '../applications/shapes.ts'
import { jobCard } from '../jobs/shapes.ts'
import { matchWish } from '../match/shapes.ts'
import { applyWays, autoConsents, autoStates, fieldKinds, fieldSources, skipReasons } from './kinds.ts'

/** Whether a professional may use smart apply. */
export const smartApplyAccess = z.object({
  /** Whether they have asked for it. */
  asked: z.boolean(),
  open: z.boolean(),
  /** While it is limited and they wait: their place in the line, from 1. */
  place: z.int().nullable(),
  /** Whether the operator limits how many use it. */
  limited: z.boolean(),
})
export type SmartApplyAccess = z.output<typeof smartApplyAccess>

/** The profile as saved (fields.ts). */
const details = z.object({
  ...{ email: z.string(), phone: z.string(), workCountries: z.array(z.string()), notice: z.string() },
  ...{ linkedin: z.string(), website: z.string(), github: z.string(), resumeFileId: z.string().nullable() },
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
})

/** The data from which forms are filled. */
export const smartApplySettings = z.object({
  /** Counts the changes; 0 before the first. */
  version: z.int(),
  details,
  /** The fallback for empty details; null if unknown. */
  known: z.object({
    email: z.string(),
    phone: z.string().nullable(),
    linkedin: z.string().nullable(),
    website: z.string().nullable(),
    github: z.string().nullable(),
  }),
  wish: matchWish,
  files: z.array(resumeFile.omit({ resume: true })),
})
export type SmartApplySettings = z.output<typeof smartApplySettings>

/** A job that fits, with its way to apply. */
export const smartApplyJob = z.object({
  job: jobCard,
  score: z.int(),
  certainty: z.int(),
  way: z.enum(applyWays),
  /** Questions of the employer without an answer; null when the form isn't ours. */
  missing: z.int().nullable(),
})
export type SmartApplyJob = z.output<typeof smartApplyJob>

export const applyField = z.object({
  id: z.string(),
  /** The employer's words. */
  label: z.string(),
  kind: z.enum(fieldKinds),
  required: z.boolean(),
  options: z.array(z.string()),
  /** Empty if no value fits or the person must answer themselves. For a file, its address here. */
  value: z.string(),
  source: z.enum(fieldSources),
})
export type ApplyField = z.output<typeof applyField>

/** An application that is ready to send. */
export const readyApplication = z.object({
  job: z.object({
    _id: z.string(),
    slug: z.string(),
    title: z.string(),
    companyName: z.string(),
    companySlug: z.string(),
  }),
  way: z.enum(applyWays),
  /** Why a published form isn't shown: it could not be read now. */
  unread: z.boolean(),
  /** The employer's page; null for a job that takes applications here. */
  applyUrl: z.string().nullable(),
  open: z.boolean(),
  fields: z.array(applyField),
  resume: z.object({
    /** Null: the story. */
    fileId: z.string().nullable(),
    name: z.string(),
  }),
  /** The application sent before, here. */
  applicationId: z.string().nullable(),
  /** The application as it waits in the queue of auto-apply: sent under this id, it leaves the queue. */
  queuedId: z.string().nullable(),
  /** Whether the person said that they applied on the employer's page. */
  appliedElsewhere: z.boolean(),
})
export type ReadyApplication = z.output<typeof readyApplication>

/** An application that is, or was, in the queue of auto-apply. */
export const autoItem = z.object({
  _id: z.string(),
  state: z.enum(autoStates),
  reason: z.enum(skipReasons).nullable(),
  job: z.object({ slug: z.string().nullable(), title: z.string(), companyName: z.string() }),
  match: z.int(),
  /** Whether it is sent here; elsewhere the person sends it. */
  here: z.boolean(),
  /** Questions without an answer: it waits for them. */
  missing: z.int(),
  /** The hours left with "after 24 hours unless I object"; null if it waits for approval. */
  hoursLeft: z.int().nullable(),
  at: z.iso.datetime(),
  /** The receipt. */
  applicationId: z.string().nullable(),
})
export type AutoItem = z.output<typeof autoItem>

/** The rules as saved (fields.ts). */
const rules = z.object({
  ...{ leastMatch: z.int(), places: z.array(z.string()), remote: z.boolean(), pay: matchWish.shape.pay },
  ...{ unknownPay: z.boolean(), never: z.array(z.string()), perDay: z.int(), elsewhere: z.boolean() },
  ...{ consent: z.enum(autoConsents), sameCompany: z.boolean() },
})

export const autoApply = z.object({
  version: z.int(),
  rules,
  active: z.boolean(),
  waiting: z.array(autoItem),
  /** Sent and skipped, newest first; at most 50. */
  past: z.array(autoItem),
})
export type AutoApply = z.output<typeof autoApply>

/** A preview of auto-apply for the best matches. */
export const autoPreview = z.object({
  jobs: z.array(
    z.object({
      job: z.object({ slug: z.string(), title: z.string(), companyName: z.string() }),
      match: z.int(),
      here: z.boolean(),
      /** Null if it would be queued. */
      reason: z.enum(skipReasons).nullable(),
    }),
  ),
})
export type AutoPreview = z.output<typeof autoPreview>
