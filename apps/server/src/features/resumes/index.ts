// Résumés: files of people that are read into a story, and stories written as PDF, JSON Resume and vCard. Owns no table.
export { resumeFiles } from './resume-files.ts'
export { resumesRoutes } from './routes.ts'
