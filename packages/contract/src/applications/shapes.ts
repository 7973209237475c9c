import { z } from 'zod'
import { replyFigures } from '../companies/shapes.ts'
import { matchPart } from '../match/shapes.ts'
import { questionKinds } from '../postings/kinds.ts'
import { screeningQuestion } from '../postings/questions.ts'
import { declineReasons, stages, stepKinds } from './kinds.ts'

/** A whole document (resumes/shapes.ts), including fields unknown to its schema. */
const resume = z.record(z.string(), z.unknown())

/** A résumé file that a professional keeps. */
export const resumeFile = z.object({
  _id: z.string(),
  name: z.string(),
  bytes: z.int(),
  /** The résumé as read from the file. */
  resume,
  createdAt: z.iso.datetime(),
})
export type ResumeFile = z.output<typeof resumeFile>

/** A file that answers a question. */
export const answerFile = z.object({ _id: z.string(), name: z.string(), bytes: z.int() })
export type AnswerFile = z.output<typeof answerFile>

/** An answer, with the question as it was worded at that time. */
export const givenAnswer = z.object({
  questionId: z.string(),
  kind: z.enum(questionKinds),
  question: z.string(),
  /** Empty if the question was not answered. For a file, the file's name. */
  answer: z.string(),
  /** Whether the answer doesn't meet the job's requirement. */
  missed: z.boolean(),
})
export type GivenAnswer = z.output<typeof givenAnswer>

/** Exactly what an employer receives. It never changes afterwards. */
export const sentApplication = z.object({
  name: z.string(),
  headline: z.string().nullable(),
  /** The résumé: the story's, or as read from the file. */
  resume,
  /** The file itself; null for an application with the story. */
  file: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  note: z.string(),
  answers: z.array(givenAnswer),
})
export type SentApplication = z.output<typeof sentApplication>

const interview = z.object({
  _id: z.string(),
  minutes: z.int(),
  /** The team's time zone, such as `Europe/Zurich`. */
  zone: z.string(),
  /** The street address, or a link. */
  place: z.string(),
  times: z.array(z.iso.datetime()),
  picked: z.iso.datetime().nullable(),
  cancelled: z.boolean(),
})
export type Interview = z.output<typeof interview>

/** A step in the record of an application. Candidate and team see the same steps. */
export const step = z.object({
  _id: z.string(),
  kind: z.enum(stepKinds),
  by: z.enum(['candidate', 'team', 'system']),
  /** The person who took the step; only for the team. */
  person: z.string().nullable(),
  at: z.iso.datetime(),
  from: z.enum(stages).nullable(),
  to: z.enum(stages).nullable(),
  /** The names of the team's own stages; only for the team. */
  fromName: z.string().nullable(),
  toName: z.string().nullable(),
  reason: z.enum(declineReasons).nullable(),
  text: z.string().nullable(),
  interviewId: z.string().nullable(),
})
export type Step = z.output<typeof step>

const jobOfApplication = z.object({
  /** The slug of the job; null when its page is gone. */
  slug: z.string().nullable(),
  title: z.string(),
  companyName: z.string(),
  companySlug: z.string(),
  logo: z.string().nullable(),
})

/** One of a professional's own applications. */
export const ownApplication = z.object({
  _id: z.string(),
  job: jobOfApplication,
  stage: z.enum(stages),
  appliedAt: z.iso.datetime(),
  openedAt: z.iso.datetime().nullable(),
  /** When the application last changed. */
  changedAt: z.iso.datetime(),
  /** Days without any answer; null once the application is answered. */
  daysUnanswered: z.int().nullable(),
  reason: z.enum(declineReasons).nullable(),
  /** Whether the job closed or ended before there was a decision. */
  closed: z.boolean(),
})
export type OwnApplication = z.output<typeof ownApplication>

/** A professional's private notes about an application. */
export const memo = z.object({
  note: z.string(),
  /** The day of the professional's next step. */
  nextOn: z.iso.date().nullable(),
})
export type Memo = z.output<typeof memo>

/** An application in the professional's list, which includes those made elsewhere. */
export const listedApplication = ownApplication.extend({
  job: jobOfApplication.extend({ companySlug: z.string().nullable() }),
  /** The professional's own note and the day of their next step. */
  memo,
  /** Where and when the application was made; null for one that was sent here. */
  elsewhere: z.object({ url: z.string(), appliedOn: z.iso.date() }).nullable(),
})
export type ListedApplication = z.output<typeof listedApplication>

/**
 * How well the application fits the job, computed only from what was sent, as of that time. Candidate and team see the
 * same match.
 */
export const sentMatch = z.object({ score: z.int(), parts: z.array(matchPart) })
export type SentMatch = z.output<typeof sentMatch>

/** An application with its receipt and its record. */
export const ownRecord = ownApplication.extend({
  match: sentMatch.nullable(),
  memo,
  sent: sentApplication,
  steps: z.array(step),
  interviews: z.array(interview),
})
export type OwnRecord = z.output<typeof ownRecord>

/** The data that a professional needs to apply to a job. */
export const applyForm = z.object({
  job: jobOfApplication,
  /** Whether the job is still open. */
  open: z.boolean(),
  questions: z.array(screeningQuestion),
  /** The application that the professional has already sent. */
  application: ownApplication.nullable(),
  name: z.string(),
  headline: z.string().nullable(),
  /** The email address that the employer gets, unless the résumé has another. */
  email: z.string(),
  /** The story as employers see it. */
  story: resume,
  files: z.array(resumeFile),
  /** Earlier answers to the same questions, by the question's id. */
  remembered: z.record(z.string(), z.string()),
  figures: replyFigures.nullable(),
})
export type ApplyForm = z.output<typeof applyForm>

/** An applicant in the team's list. */
export const applicant = z.object({
  _id: z.string(),
  version: z.int(),
  stage: z.enum(stages),
  /**
   * The company's own stage. Null for the standard stage; if the company has own stages of this kind, the first one
   * counts.
   */
  stageId: z.string().nullable(),
  /**
   * How well the sent data match the job, in percent; null if unknown. On its own, the match neither sorts nor moves
   * applicants.
   */
  match: z.int().nullable(),
  /** The applicant's name; null once the person's data is deleted. */
  name: z.string().nullable(),
  headline: z.string().nullable(),
  /** The person's page; null if there is none. */
  slug: z.string().nullable(),
  photo: z.string().nullable(),
  knockedOut: z.boolean(),
  appliedAt: z.iso.datetime(),
  openedAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime(),
  answered: z.boolean(),
  /** The mean of the team's ratings, from 1 to 5; null without ratings. */
  rating: z.number().nullable(),
  notes: z.int(),
})
export type Applicant = z.output<typeof applicant>

const teamNote = z.object({
  _id: z.string(),
  person: z.string(),
  own: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
})

/** An applicant with everything that was sent, and the team's notes and ratings. */
export const applicantRecord = applicant.extend({
  /** The account to write to in a conversation; null if the team can't see the person. */
  memberId: z.string().nullable(),
  job: z.object({ _id: z.string(), title: z.string(), companyName: z.string() }),
  /**
   * The sent application. Null once it is hidden, `RETENTION_DAYS` after it was closed, or deleted with the account.
   */
  sent: sentApplication.nullable(),
  matchParts: z.array(matchPart),
  steps: z.array(step),
  interviews: z.array(interview),
  teamNotes: z.array(teamNote),
  ratings: z.array(z.object({ person: z.string(), own: z.boolean(), stars: z.int() })),
})
export type ApplicantRecord = z.output<typeof applicantRecord>
