// Résumés: reads people's files into a story, and writes stories as PDF, JSON Resume and vCard. Owns no table.
export { publicResume } from './public-resume.ts'
export { readResumeFile } from './read-upload.ts'
export { writeResumePdfApart } from './resume-apart.ts'
