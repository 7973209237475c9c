import { t } from '@rise/texts'
import { z } from 'zod'
import { companyErrors } from '../companies/errors.ts'
import { jobReplyFigures } from '../companies/shapes.ts'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors, platformErrors } from '../errors.ts'
import { jobCard } from '../jobs/shapes.ts'
import { perHour } from '../limit.ts'
import { matchScore } from '../match/shapes.ts'
import { cursor, cursorPage, page, pageNumber } from '../pagination.ts'
import { companyJobsErrors } from '../postings/errors.ts'
import { screeningQuestion } from '../postings/questions.ts'
import { resumeErrors } from '../resumes/errors.ts'
import { largestResume } from '../resumes/limits.ts'
import { oneLine, tooLongSearch } from '../texts.ts'
import { uploadedFile } from '../upload.ts'
import { applicationErrors as e } from './errors.ts'
import {
  applicationMessage,
  decline,
  declines,
  interviewProposal,
  move,
  moves,
  newApplication,
  openDeclines,
  teamNoteText,
} from './fields.ts'
import { applicantOrders, applicationLists, stages } from './kinds.ts'
import { MOST_FITTING_JOBS } from './limits.ts'
import { applicationGates } from './policy.ts'
import {
  answerFile,
  applicant,
  applicantRecord,
  applyForm,
  listedApplication,
  ownRecord,
  resumeFile,
} from './shapes.ts'

const tooMany = platformErrors['too-many-requests']
const notFound = e['application-not-found']
const fileLink = z.object({
  /** A link to the file that works for five minutes. */
  url: z.string(),
})

const wrongMatch = { error: () => t('Choose 0 to 100.') }
const wrongStars = { error: () => t('Choose 0 to 5.') }
const common = { tag: 'applications' } as const
const byId = { ...common, params: z.object({ id: z.uuid() }), errors: [notFound] } as const

const answerParams = z.object({ id: z.uuid(), questionId: z.uuid() })
const uploadedResume = z.object({ resume: uploadedFile(() => t('Choose a file.')), name: oneLine(200) })
const uploadErrors = [
  platformErrors['too-large'],
  platformErrors['unsupported-media-type'],
  tooMany,
  platformErrors.overloaded,
  e['resume-file-kind'],
  e['resume-file-not-found'],
  ...Object.values(resumeErrors),
]

/** Endpoints for a professional's own applications. */
export const ownApplicationEndpoints = defineEndpoints({
  'GET /api/v1/jobs/{slug}/application': {
    ...common,
    ...applicationGates.readForm,
    summary: 'What applying to a job takes: its questions, your story, your résumés, and earlier answers',
    params: z.object({ slug: z.string().max(200) }),
    reply: success(applyForm),
    errors: [e['job-takes-no-applications']],
  },
  'PUT /api/v1/jobs/{slug}/applications/{id}': {
    ...common,
    ...applicationGates.create,
    summary: 'Applies to a job. Sent again with the same id it changes nothing; a second application is refused',
    params: z.object({ slug: z.string().max(200), id: z.uuid() }),
    limits: [{ name: 'applications', points: 50, seconds: 86_400, by: 'actor' }],
    body: newApplication,
    reply: success(ownRecord),
    errors: [
      e['job-takes-no-applications'],
      e['job-closed'],
      e['already-applied'],
      e['questions-changed'],
      e['story-empty'],
      e['resume-file-not-found'],
      tooMany,
    ],
  },
  'GET /api/v1/applications': {
    ...common,
    ...applicationGates.listOwn,
    summary: 'Your applications, sent here or elsewhere, latest first, with the number in each list',
    query: z.object({ show: z.enum(applicationLists).default('applied'), before: cursor.optional() }),
    reply: success(cursorPage(listedApplication).extend({ counts: z.record(z.enum(applicationLists), z.int()) })),
    errors: [],
  },
  'GET /api/v1/fitting-jobs': {
    ...common,
    ...applicationGates.listOwn,
    summary:
      'The few open jobs that fit you best, or the closest ones if none fits well, without those that you applied for or hid',
    reply: success(
      z.object({
        items: z.array(jobCard).max(MOST_FITTING_JOBS),
        /** The matches of the items, in the same order. */
        scores: z.array(matchScore),
        /** Whether the professional's story states a skill or a title. Without any, there is no match. */
        known: z.boolean(),
      }),
    ),
    errors: [],
  },
  'GET /api/v1/applications/{id}': {
    ...common,
    ...applicationGates.readOwn,
    summary: 'One of your applications: exactly what you sent, and what happened since',
    params: byId.params,
    reply: success(ownRecord),
    errors: [notFound],
  },
  'PUT /api/v1/applications/{id}/withdrawal': {
    ...byId,
    ...applicationGates.changeOwn,
    summary: 'Withdraws an application; its receipt stays',
    reply: success(ownRecord),
    errors: [notFound, e['application-over']],
  },
  'POST /api/v1/applications/{id}/messages': {
    ...byId,
    ...applicationGates.changeOwn,
    summary: 'Writes to the employer about an application',
    body: applicationMessage,
    reply: success(ownRecord),
    errors: [notFound, e['application-over'], tooMany],
  },
  'PUT /api/v1/applications/{id}/interviews/{interviewId}': {
    ...byId,
    ...applicationGates.changeOwn,
    summary: 'Chooses one of the times offered for an interview',
    params: z.object({ id: z.uuid(), interviewId: z.uuid() }),
    body: z.object({ time: z.iso.datetime({ error: () => t('Choose a time.') }) }),
    reply: success(ownRecord),
    errors: [notFound, e['interview-not-found'], e['interview-time-gone'], e['application-over']],
  },
  'POST /api/v1/applications/{id}/file-links': {
    ...byId,
    ...applicationGates.changeOwn,
    summary: 'A link to the résumé that you sent; it works for five minutes',
    reply: success(fileLink),
    errors: [notFound, e['resume-file-not-found']],
  },
  'POST /api/v1/applications/{id}/answers/{questionId}/file-links': {
    ...byId,
    ...applicationGates.changeOwn,
    params: answerParams,
    summary: 'A link to a file that you sent as an answer; it works for five minutes',
    reply: success(fileLink),
    errors: [notFound, e['resume-file-not-found']],
  },
  'POST /api/v1/answer-files': {
    ...common,
    ...applicationGates.manageFiles,
    summary:
      'A file that answers a question of an application: PDF or Word document. Unsent, it is deleted after a day',
    limits: [perHour('resume-files', 20, { by: 'login' })],
    upload: { part: 'resume', maxBytes: largestResume },
    body: uploadedResume,
    reply: success(answerFile),
    errors: uploadErrors,
  },
  'POST /api/v1/resume-files': {
    ...common,
    ...applicationGates.manageFiles,
    summary: 'Keeps a résumé for this application and the next ones: PDF or Word document',
    limits: [perHour('resume-files', 20, { by: 'login' })],
    upload: { part: 'resume', maxBytes: largestResume },
    body: uploadedResume,
    reply: success(resumeFile),
    errors: [...uploadErrors, e['too-many-resume-files']],
  },
  'DELETE /api/v1/resume-files/{id}': {
    ...common,
    ...applicationGates.manageFiles,
    summary: 'Deletes a kept résumé; applications sent with it keep it',
    params: z.object({ id: z.uuid() }),
    reply: success(emptyResult),
    errors: [],
  },
})

const refusals = [companyErrors['company-not-found'], gateErrors.forbidden]
const companyParams = z.object({ slug: z.string().max(120) })
const companyItemParams = companyParams.extend({ id: z.uuid() })
const team = { tag: 'applications', params: companyItemParams, errors: [...refusals, notFound] } as const

/** Endpoints for applications to a company's jobs, as its team handles them. */
export const hiringEndpoints = defineEndpoints({
  'GET /api/v1/companies/{slug}/written-jobs/{id}/applicants': {
    ...team,
    ...applicationGates.read,
    summary: 'The applicants of a job, with the number in each stage',
    query: z.object({
      page: pageNumber.default(1),
      stage: z.enum(stages).optional(),
      /** Words from a name, a headline or an answer. */
      q: z.string().trim().max(100, tooLongSearch(100)).default(''),
      /**
       * Whether to list only applicants whose answers meet the job's requirements, or only those with an answer that
       * doesn't.
       */
      fit: z.enum(['all', 'fits', 'misses']).default('all'),
      /** One of the company's own stages. */
      stageId: z.uuid().optional(),
      /** The question whose answers the list is filtered by. */
      question: z.uuid().optional(),
      answer: z
        .string()
        .trim()
        .max(300, { error: () => t('Filter by at most {most} characters.', { most: 300 }) })
        .optional(),
      /** The minimum match, in percent. */
      match: z.coerce.number().int().min(0, wrongMatch).max(100, wrongMatch).optional(),
      sort: z.enum(applicantOrders).default('newest'),
    }),
    reply: success(
      page(applicant).extend({
        job: z.object({
          _id: z.string(),
          title: z.string(),
          slug: z.string().nullable(),
          takesApplications: z.boolean(),
          questions: z.array(screeningQuestion),
        }),
        /** The number of applicants in each of the company's own stages, by stage id. */
        stageCounts: z.record(z.string(), z.int()),
        counts: z.record(z.enum(stages), z.int()),
        figures: jobReplyFigures.nullable(),
      }),
    ),
    errors: [...refusals, companyJobsErrors['written-job-not-found'], e['applicants-page-not-found']],
  },
  'POST /api/v1/companies/{slug}/written-jobs/{id}/applicant-exports': {
    ...team,
    ...applicationGates.change,
    summary: 'The applicants of a job as CSV; each export is recorded',
    limits: [perHour('applicant-exports', 20, { by: 'login' })],
    reply: success(z.object({ name: z.string(), csv: z.string() })),
    errors: [...refusals, companyJobsErrors['written-job-not-found'], tooMany],
  },
  'GET /api/v1/companies/{slug}/applications/{id}': {
    ...team,
    ...applicationGates.read,
    summary: 'An application: what was sent, what happened, and the team’s notes',
    reply: success(applicantRecord),
  },
  'PUT /api/v1/companies/{slug}/applications/{id}/opening': {
    ...team,
    ...applicationGates.change,
    summary: 'Notes that the team opened an application; the candidate sees it. Done again it changes nothing',
    reply: success(applicantRecord),
  },
  'PUT /api/v1/companies/{slug}/applications/{id}/stage': {
    ...team,
    ...applicationGates.change,
    summary: 'Moves an application to another stage',
    body: move,
    reply: success(applicantRecord),
    errors: [...team.errors, e['application-moved'], e['application-over'], e['stage-not-found']],
  },
  'PUT /api/v1/companies/{slug}/application-stages': {
    ...team,
    ...applicationGates.change,
    params: companyParams,
    summary: 'Moves several applications; those that someone else moved first stay where they are',
    body: moves,
    reply: success(
      z.object({
        /** The moved applications with their previous stages, so that the move can be undone. */
        moved: z.array(
          z.object({ id: z.string(), version: z.int(), from: z.enum(stages), fromStageId: z.string().nullable() }),
        ),
      }),
    ),
    errors: [...refusals, e['stage-not-found']],
  },
  'PUT /api/v1/companies/{slug}/written-jobs/{id}/open-applicants': {
    ...team,
    ...applicationGates.change,
    params: companyParams.extend({ id: z.uuid() }),
    summary: 'Declines the applicants of a job who have no decision, each with an email of their own',
    body: openDeclines,
    // `left` is the number beyond the limit of one call.
    reply: success(z.object({ declined: z.int(), left: z.int() })),
    errors: [...refusals, companyJobsErrors['written-job-not-found']],
  },
  'PUT /api/v1/companies/{slug}/application-declines': {
    ...team,
    ...applicationGates.change,
    params: companyParams,
    summary: 'Declines several applications, each with an email of its own; those that someone else moved first stay',
    body: declines,
    reply: success(z.object({ declined: z.array(z.string()) })),
    errors: refusals,
  },
  'PUT /api/v1/companies/{slug}/applications/{id}/decline': {
    ...team,
    ...applicationGates.change,
    summary: 'Declines an application, with a reason and an email in the team’s words',
    body: decline,
    reply: success(applicantRecord),
    errors: [...team.errors, e['application-moved'], e['application-over']],
  },
  'POST /api/v1/companies/{slug}/applications/{id}/messages': {
    ...team,
    ...applicationGates.change,
    summary: 'Writes to the candidate',
    body: applicationMessage,
    reply: success(applicantRecord),
    errors: [...team.errors, e['application-over'], tooMany],
  },
  'PUT /api/v1/companies/{slug}/applications/{id}/interviews/{interviewId}': {
    ...team,
    ...applicationGates.change,
    summary: 'Offers times for an interview. Sent again with the same id it changes nothing',
    params: companyItemParams.extend({ interviewId: z.uuid() }),
    body: interviewProposal,
    reply: success(applicantRecord),
    errors: [...team.errors, e['interview-not-found'], e['application-over'], tooMany],
  },
  'DELETE /api/v1/companies/{slug}/applications/{id}/interviews/{interviewId}': {
    ...team,
    ...applicationGates.change,
    summary: 'Cancels an interview; the candidate is told',
    params: companyItemParams.extend({ interviewId: z.uuid() }),
    reply: success(applicantRecord),
    errors: [...team.errors, e['interview-not-found']],
  },
  'PUT /api/v1/companies/{slug}/applications/{id}/notes/{noteId}': {
    ...team,
    ...applicationGates.change,
    summary: 'Writes a note for the team, or changes your own',
    params: companyItemParams.extend({ noteId: z.uuid() }),
    body: teamNoteText,
    reply: success(applicantRecord),
  },
  'DELETE /api/v1/companies/{slug}/applications/{id}/notes/{noteId}': {
    ...team,
    ...applicationGates.change,
    summary: 'Deletes your own note',
    params: companyItemParams.extend({ noteId: z.uuid() }),
    reply: success(applicantRecord),
  },
  'PUT /api/v1/companies/{slug}/applications/{id}/rating': {
    ...team,
    ...applicationGates.change,
    summary: 'Rates an applicant for the team; 0 removes your rating',
    body: z.object({ stars: z.int().min(0, wrongStars).max(5, wrongStars) }),
    reply: success(applicantRecord),
  },
  'POST /api/v1/companies/{slug}/applications/{id}/answers/{questionId}/file-links': {
    ...team,
    ...applicationGates.change,
    params: companyItemParams.extend({ questionId: z.uuid() }),
    summary: 'A link to a file that answers a question; it works for five minutes',
    reply: success(fileLink),
    errors: [...team.errors, e['resume-file-not-found']],
  },
  'POST /api/v1/companies/{slug}/applications/{id}/file-links': {
    ...team,
    ...applicationGates.change,
    summary: 'A link to the résumé file; it works for five minutes',
    reply: success(fileLink),
    errors: [...team.errors, e['resume-file-not-found']],
  },
})
