import { z } from 'zod'
import { resume } from './resume.ts'

/** The largest file that is read, in bytes. */
export const largestResume = 10 * 1024 * 1024
/** The most pages that are read. */
export const mostResumePages = 50

/** Why a file is not read, with the way out. */
export const refusalReasons = {
  'resume-empty': 'The file is empty. Choose another one.',
  'resume-too-large': 'The file is larger than 10 MB. Save it without large pictures and try again.',
  'resume-too-many-pages': 'The file has more than 50 pages. Keep the pages of your résumé and try again.',
  'resume-kind-unknown':
    'This kind of file cannot be read. Use a PDF, a Word document (.docx), JSON Resume, your LinkedIn export (.zip) or plain text.',
  'resume-kind-old': 'Old Word files (.doc) and RTF cannot be read. Save it as .docx or PDF and try again.',
  'resume-locked': 'The file is locked with a password. Save it without one and try again.',
  'resume-broken': 'The file is damaged or incomplete. Save or download it once more and try again.',
  'resume-unsafe': 'The document has macros or refers to other files. Save it as a PDF or a plain .docx and try again.',
  'resume-without-text':
    'There is no text in this file, only pictures of it. Use the file that it was printed or scanned from.',
  'resume-takes-too-long': 'The file takes too long to read. Save it anew as PDF and try again.',
} as const

/** The kinds of files that are read. */
export const resumeKind = z.enum(['pdf', 'docx', 'json-resume', 'linkedin', 'text'])
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
