// Résumés: reads people's files into a story, and writes stories as PDF, JSON Resume and vCard. Owns written
// PDFs (written_resume).
import type {} from './tables.ts'

export { publicResume } from './public-resume.ts'
export { readResumeFile } from './read-upload.ts'
export { writeResumePdfApart } from './resume-apart.ts'
