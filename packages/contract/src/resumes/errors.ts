import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

/** Why a file can't be read, and what the person can do. */
export const resumeErrors = defineErrors({
  'resume-empty': { status: 400, message: () => t('The file is empty. Choose another one.') },
  'resume-too-large': {
    status: 413,
    message: () => t('The file is larger than 10 MB. Save it without large pictures and try again.'),
  },
  'resume-too-many-pages': {
    status: 413,
    message: () => t('The file has more than 50 pages. Keep the pages of your résumé and try again.'),
  },
  'resume-kind-unknown': {
    status: 415,
    message: () =>
      t(
        'We can’t read this kind of file. Use a PDF, a Word document (.docx), JSON Resume, your LinkedIn export (.zip), plain text or Markdown.',
      ),
  },
  'resume-kind-old': {
    status: 415,
    message: () => t('We can’t read old Word files (.doc) or RTF. Save it as .docx or PDF and try again.'),
  },
  'resume-locked': {
    status: 400,
    message: () => t('The file is protected by a password. Save it without one and try again.'),
  },
  'resume-broken': {
    status: 400,
    message: () => t('The file is damaged or incomplete. Save or download it again, then try again.'),
  },
  'resume-unsafe': {
    status: 400,
    message: () =>
      t('The document has macros or refers to other files. Save it as a PDF or a plain .docx and try again.'),
  },
  'resume-without-text': {
    status: 400,
    message: () => t('This file has no text, only pictures of it. Use the file it was printed or scanned from.'),
  },
  'resume-takes-too-long': {
    status: 400,
    message: () => t('The file takes too long to read. Save it as a new PDF and try again.'),
  },
})
