import { z } from 'zod'
import { resumeFile } from '../applications/shapes.ts'
import { jobCard } from '../jobs/shapes.ts'
import { matchWish } from '../match/shapes.ts'
import { page } from '../pagination.ts'
import { applyWays, autoConsents, autoStates, fieldKinds, fieldSources, skipReasons } from './kinds.ts'

/** Whether a professional may use smart apply. */
export const smartApplyAccess = z.object({
  /** Whether the professional has asked for access. */
  asked: z.boolean(),
  open: z.boolean(),
  /** The professional's position in the queue for access, from 1; null unless they wait. */
  place: z.int().nullable(),
  /** Whether the operator limits the number of professionals who use smart apply. */
  limited: z.boolean(),
})
export type SmartApplyAccess = z.output<typeof smartApplyAccess>

/** The details as saved (fields.ts). */
const details = z.object({
  ...{ email: z.string(), phone: z.string(), workCountries: z.array(z.string()), notice: z.string() },
  ...{ linkedin: z.string(), website: z.string(), github: z.string(), resumeFileId: z.string().nullable() },
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
})

/** The data with which smart apply fills in forms, as its owner edits it. */
export const smartApplySettings = z.object({
  /** Counts the changes; 0 before the first. */
  version: z.int(),
  details,
  /** The value that is used for an empty detail; null if it is unknown. */
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

/** A job that fits, and how to apply to it. */
export const smartApplyJob = z.object({
  job: jobCard,
  score: z.int(),
  certainty: z.int(),
  way: z.enum(applyWays),
  /** The employer's questions that lack a required answer, in their words; null if the form isn't ours. */
  missing: z.array(z.string()).nullable(),
  /**
   * How many of its fields have a value, résumé included: of the employer's questions, or of the usual fields when the
   * form isn't ours.
   */
  filled: z.int(),
  fields: z.int(),
})
export type SmartApplyJob = z.output<typeof smartApplyJob>

/** Jobs that fit: those ready to check first, then those with missing answers, then those of other sites. */
export const smartApplyJobs = page(smartApplyJob).extend({
  /** How many applications on all pages are ready to check: on this site, without a missing answer. */
  ready: z.int(),
})
export type SmartApplyJobs = z.output<typeof smartApplyJobs>

export const applyField = z.object({
  id: z.string(),
  /** The label, in the employer's words. */
  label: z.string(),
  kind: z.enum(fieldKinds),
  required: z.boolean(),
  options: z.array(z.string()),
  /** Empty if no value fits, or if the person must answer themselves. For a file, its address here. */
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
  /** Whether the employer's form exists but could not be read now, so that it isn't shown. */
  unread: z.boolean(),
  /** The employer's page; null for a job that takes applications here. */
  applyUrl: z.string().nullable(),
  open: z.boolean(),
  fields: z.array(applyField),
  resume: z.object({
    /** The id of the résumé file; null for the story. */
    fileId: z.string().nullable(),
    name: z.string(),
  }),
  /** The id of an application to this job that was already sent here. */
  applicationId: z.string().nullable(),
  /** The id of the application in the queue of auto-apply, if it is queued. Sending it under this id removes it. */
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
  /** Whether the application is sent here; otherwise, the person sends it on the employer's site. */
  here: z.boolean(),
  /** The number of unanswered questions. The application waits for their answers. */
  missing: z.int(),
  /**
   * The hours left until the application is sent, with "after 24 hours unless I object". Null if it waits for approval.
   */
  hoursLeft: z.int().nullable(),
  at: z.iso.datetime(),
  /** The id of the sent application, which is the receipt. */
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
  /** Sent and skipped applications, newest first; at most 50. */
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
      /** Why the job would not be queued; null if it would. */
      reason: z.enum(skipReasons).nullable(),
    }),
  ),
})
export type AutoPreview = z.output<typeof autoPreview>
