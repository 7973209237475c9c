import { z } from 'zod'
import { catalogEntry } from './catalogs.ts'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors, gateErrors, platformErrors } from './errors.ts'
import { resume } from './resume.ts'
import { largestResume } from './resume-rules.ts'
import { ownStory } from './stories.ts'
import { uploadedFile } from './upload.ts'

/** Why a file is not read, with the way out. */
export const resumeErrors = defineErrors({
  'resume-empty': { status: 400, message: 'The file is empty. Choose another one.' },
  'resume-too-large': {
    status: 413,
    message: 'The file is larger than 10 MB. Save it without large pictures and try again.',
  },
  'resume-too-many-pages': {
    status: 413,
    message: 'The file has more than 50 pages. Keep the pages of your résumé and try again.',
  },
  'resume-kind-unknown': {
    status: 415,
    message:
      'This kind of file cannot be read. Use a PDF, a Word document (.docx), JSON Resume, your LinkedIn export (.zip) or plain text.',
  },
  'resume-kind-old': {
    status: 415,
    message: 'Old Word files (.doc) and RTF cannot be read. Save it as .docx or PDF and try again.',
  },
  'resume-locked': {
    status: 400,
    message: 'The file is locked with a password. Save it without one and try again.',
  },
  'resume-broken': {
    status: 400,
    message: 'The file is damaged or incomplete. Save or download it once more and try again.',
  },
  'resume-unsafe': {
    status: 400,
    message: 'The document has macros or refers to other files. Save it as a PDF or a plain .docx and try again.',
  },
  'resume-without-text': {
    status: 400,
    message: 'There is no text in this file, only pictures of it. Use the file that it was printed or scanned from.',
  },
  'resume-takes-too-long': {
    status: 400,
    message: 'The file takes too long to read. Save it anew as PDF and try again.',
  },
})

/** The kinds of files that are read. */
const resumeKind = z.enum(['pdf', 'docx', 'json-resume', 'linkedin', 'text'])
export type ResumeKind = z.output<typeof resumeKind>

/** What was read of a file. Nothing of the file is lost: what has no place of its own is in `unread`. */
export const resumeReading = z.object({
  kind: resumeKind,
  resume,
  /** Lines that could not be placed, in the words of the file. */
  unread: z.array(z.string()),
  /** Sentences for the person whose résumé it is. */
  warnings: z.array(z.string()),
})
export type ResumeReading = z.output<typeof resumeReading>

/** A whole document (resume.ts), with what its schema does not know. */
const jsonResume = z.record(z.string(), z.unknown())

/** What a document says beside the résumé, as a story holds it: see `storyExtras`. What it does not say is left out. */
const readExtras = ownStory
  .pick({
    firstName: true,
    lastName: true,
    timeZone: true,
    openToWork: true,
    soughtRoles: true,
    soughtWorkTypes: true,
    hiddenFrom: true,
    expertises: true,
    hats: true,
    soughtValues: true,
    soughtBenefits: true,
    mentoringTopics: true,
    emailShownTo: true,
    phoneShownTo: true,
    searchEngines: true,
    shownAtWork: true,
  })
  .partial()
export type ReadExtras = z.output<typeof readExtras>

export const resumesEndpoints = defineEndpoints({
  'POST /api/v1/resume-readings': {
    summary:
      'Reads a résumé: PDF, Word document, JSON Resume, LinkedIn export or plain text. For professionals, and for guests who are about to join. Nothing of it is kept',
    tag: 'professionals',
    access: 'guest',
    upload: { part: 'resume', maxBytes: largestResume },
    body: z.object({ resume: uploadedFile('Choose a résumé.') }),
    reply: success(
      resumeReading.extend({
        resume: jsonResume,
        /** Of our list: those that the document says were chosen here, else those that it names. */
        interests: z.array(catalogEntry),
        extras: readExtras,
      }),
    ),
    errors: [
      platformErrors['too-large'],
      platformErrors['unsupported-media-type'],
      platformErrors['too-many-requests'],
      platformErrors.overloaded,
      gateErrors.forbidden,
      ...Object.values(resumeErrors),
    ],
  },
  'GET /api/v1/story/resume.json': {
    summary:
      'One’s own story as a JSON Resume document: all that it holds, as it is kept; what JSON Resume has no words for is under x-rise',
    tag: 'professionals',
    access: 'professional',
    reply: jsonResume,
    errors: [],
  },
})
