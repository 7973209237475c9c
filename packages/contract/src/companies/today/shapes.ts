import { z } from 'zod'
import { memberCard } from '../../connections/shapes.ts'
import { replyFigures } from '../shapes.ts'

/** The figure of the last seven days, and of the seven days before. */
const weekly = z.object({ week: z.int(), before: z.int() })

const jobOfRow = z.object({ _id: z.string(), title: z.string() })

/** An applicant whose application the team hasn't opened. */
const newApplicant = z.object({
  _id: z.string(),
  /** The applicant's name; null once the person's data is deleted. */
  name: z.string().nullable(),
  headline: z.string().nullable(),
  photo: z.string().nullable(),
  appliedAt: z.iso.datetime(),
  /** The job, with the id of the version that the team wrote. */
  job: jobOfRow,
})

const newApplicants = z.object({
  /** Counted to at most 100, like `waiting`. */
  total: z.int(),
  /** The newest five applicants. */
  items: z.array(newApplicant),
  /** The number of applications without an answer for a week or longer, and the job that has the most of them. */
  waiting: z.object({ total: z.int(), job: jobOfRow }).nullable(),
  week: weekly,
})
export type NewApplicants = z.output<typeof newApplicants>

/** An interview whose agreed time is in the next seven days, or was within the last hour. */
const nextInterview = z.object({
  _id: z.string(),
  applicationId: z.string(),
  name: z.string().nullable(),
  photo: z.string().nullable(),
  at: z.iso.datetime(),
  minutes: z.int(),
  /** The team's time zone. */
  zone: z.string(),
  place: z.string(),
  job: jobOfRow,
})
export type NextInterview = z.output<typeof nextInterview>

/** A job that was written here and ends within a week. */
const endingJob = z.object({
  _id: z.string(),
  title: z.string(),
  endsAt: z.iso.datetime(),
})
export type EndingJob = z.output<typeof endingJob>

const unreadConvo = z.object({
  _id: z.string(),
  /** Whether the conversation is with the installation’s support. */
  support: z.boolean(),
  /** The other participant; null for support, and once their account is deleted or hidden. */
  with: memberCard.nullable(),
  /** The beginning of the last message. */
  excerpt: z.string().nullable(),
  lastAt: z.iso.datetime(),
})

const unreadConvos = z.object({
  /** Counted to at most 100, like `requests`. */
  total: z.int(),
  /** The latest three conversations. */
  items: z.array(unreadConvo),
  /** The number of first messages from strangers that wait to be accepted. */
  requests: z.int(),
})
export type UnreadConvos = z.output<typeof unreadConvos>

/** What needs the attention of a company's team today. A part that the member may not see is null. */
export const companyToday = z.object({
  applicants: newApplicants.nullable(),
  /** The next five interviews. */
  interviews: z.array(nextInterview).nullable(),
  jobs: z.object({
    open: z.int(),
    drafts: z.int(),
    /** The five jobs that end first. */
    ending: z.array(endingJob),
  }),
  convos: unreadConvos.nullable(),
  /** Views of the pages of the company's open jobs, without the team's own. */
  views: weekly,
  /** What candidates read about the company's replies. */
  replies: replyFigures.nullable(),
})
export type CompanyToday = z.output<typeof companyToday>
