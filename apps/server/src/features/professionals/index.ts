// Professionals: their accounts and their stories, who looks at these, and asking them for mentoring. Owns
// `professional`, `story`, `story_view`, `story_view_unnamed`, `unseen_viewer` and
// `mentoring_request`; a professional's slug and plan are its actor's.
import type {} from './emails.ts'
import type {} from './tables.ts'

export { forgetStoryViews } from './forget-story-views.task.ts'
export { professionalPicture } from './professional-picture.ts'
export { professionalsData } from './professionals-data.ts'
export { professionalsSitemap } from './professionals-sitemap.ts'
export { addProfessional } from './register-professional.ts'
export { resumeFiles } from './resume/resume-files.ts'
export { resumesRoutes } from './resumes-routes.ts'
export { professionalsRoutes } from './routes.ts'
export { storiesRoutes } from './stories-routes.ts'
