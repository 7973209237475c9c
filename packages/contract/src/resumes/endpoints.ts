import { t } from '@rise/texts'
import { z } from 'zod'
import { catalogEntry } from '../catalogs/shapes.ts'
import { defineEndpoints, success } from '../endpoint.ts'
import { gateErrors, platformErrors } from '../errors.ts'
import { perHour } from '../limit.ts'
import { storyErrors } from '../professionals/story/errors.ts'
import { ownStory } from '../professionals/story/shapes.ts'
import { uploadedFile } from '../upload.ts'
import { resumeErrors } from './errors.ts'
import { largestResume } from './limits.ts'
import { resume } from './shapes.ts'
import { type ResumePart, resumePartNames } from './words.ts'

/** Supported kinds of files. */
const resumeKind = z.enum(['pdf', 'docx', 'json-resume', 'linkedin', 'text'])
export type ResumeKind = z.output<typeof resumeKind>

/** The parts of a document that a file is read into. */
const readPart = z.enum(Object.keys(resumePartNames) as [ResumePart, ...ResumePart[]])

/** An item of a reading: an entry of a list or a field of the basics, with the lines of the file that it comes from. */
const readItem = z.object({
  part: readPart,
  /** The item's position in the list of the part; for the basics, the name of the field. */
  at: z.union([z.int().min(0), z.string()]),
  /** Indexes into `lines`, in ascending order. Lines of other items may be between them. */
  lines: z.array(z.int().min(0)),
  /**
   * Fields to check: only their position says what they are, or they are missing although such items usually have them.
   */
  unsure: z.array(z.string()),
})
export type ReadItem = z.output<typeof readItem>

/** Words of a file that belong to no field. */
const unplacedText = z.object({
  text: z.string(),
  /** The line that contains the words, as an index into `lines`; null in files without lines. */
  line: z.int().min(0).nullable(),
  /** The heading above the words, as written. */
  heading: z.string().nullable(),
})
export type UnplacedText = z.output<typeof unplacedText>

/** The content of a file. Nothing is lost: each word is in an item or in `unplaced`. */
export const resumeReading = z.object({
  kind: resumeKind,
  resume,
  /** The lines of the file in reading order, in its own words; empty for a document of fields, such as JSON Resume. */
  lines: z.array(z.string()),
  items: z.array(readItem),
  unplaced: z.array(unplacedText),
  /** Sentences for the person whose résumé it is. */
  warnings: z.array(z.string()),
})
export type ResumeReading = z.output<typeof resumeReading>

/** A whole document (shapes.ts), including fields unknown to its schema. */
const jsonResume = z.record(z.string(), z.unknown())

/**
 * The content of a document that JSON Resume can't express, in the form of a story (see `storyExtras`). Values that the
 * document lacks are absent.
 */
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

/** The design of a PDF. There are no other parameters, so that one story has at most six files. */
export const resumeLook = z.strictObject({
  design: z
    .enum(['classic', 'modern', 'compact'], { error: () => t('Use classic, modern or compact.') })
    .default('classic'),
  paper: z.enum(['A4', 'Letter'], { error: () => t('Use A4 or Letter.') }).default('A4'),
})

export const resumesEndpoints = defineEndpoints({
  'POST /api/v1/resume-readings': {
    summary:
      'Reads a résumé: PDF, Word document, JSON Resume, LinkedIn export or plain text. For professionals, and for guests who are about to join. Nothing of it is kept',
    tag: 'professionals',
    access: 'guest',
    limits: [
      // Each call occupies a process for up to 20 seconds.
      perHour('resume-readings-guests', 5, { by: 'network', of: 'guest' }),
      perHour('resume-readings-hour', 20, { by: 'login', of: 'professional' }),
    ],
    upload: { part: 'resume', maxBytes: largestResume },
    body: z.object({ resume: uploadedFile(() => t('Choose a résumé.')) }),
    reply: success(
      resumeReading.extend({
        resume: jsonResume,
        /** Interests from our catalog: those that the document marks as chosen here, otherwise those that it names. */
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
  'GET /api/v1/professionals/{slug}/undrawn-words': {
    summary: 'Words of a story that its résumé as PDF can’t show, because no font here has their letters',
    tag: 'professionals',
    access: 'guest',
    params: z.object({ slug: z.string().trim().toLowerCase().max(120) }),
    query: resumeLook,
    reply: success(z.object({ words: z.array(z.string()) })),
    errors: [storyErrors['story-not-found'], platformErrors.overloaded],
  },
  'GET /api/v1/story/resume.json': {
    summary: 'Your whole story as a JSON Resume document; what JSON Resume has no fields for is under x-rise',
    tag: 'professionals',
    access: 'professional',
    raw: true,
    reply: jsonResume,
    errors: [],
  },
})
