// Résumés: reads a person's file into a story, and writes a story as PDF, JSON Resume and vCard. Owns `written_resume`,
// the written PDFs.
import type {} from './tables.ts'

export { publicResume } from './public-resume.ts'
export { readResumeFile } from './read-upload.ts'
export { writeResumePdfApart } from './resume-apart.ts'
