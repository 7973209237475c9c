// Professionals: their accounts, their stories and their portfolios, who looks at these, asking them for mentoring, and their
// directory with suggestions. Owns `professional`, `story`, `story_workplace`, `story_view`, `story_view_unnamed`, `unseen_viewer`,
// `mentoring_request`, `onboarding`, `portfolio_case`, `portfolio_slug`, `portfolio_case_picture`, and what the directory reads:
// `professional_search`, `professional_listing`, `professional_key`, `professional_key_change` and `professional_due`; a
// professional's slug and plan are its actor's.
import type {} from './directory/tables.ts'
import type {} from './emails.ts'
import type {} from './portfolio/tables.ts'
import type {} from './tables.ts'

export { completeStories } from './complete-stories.ts'
export { keepDirectory } from './directory/keep-directory.task.ts'
export { directoryRoutes } from './directory-routes.ts'
export { findProfessionalName, isNotBlocked } from './find-story.ts'
export { forgetStoryViews } from './forget-story-views.task.ts'
export { presentNewestHeadline } from './newest-headlines.ts'
export { forgetOnboarding } from './onboarding/forget-onboarding.task.ts'
export { onboardingSitemap } from './onboarding/onboarding-sitemap.ts'
export { onboardingRoutes } from './onboarding-routes.ts'
export { ownStory } from './own-story.ts'
export { peopleAt } from './people-at.ts'
export { portfolioPicture } from './portfolio/portfolio-picture.ts'
export { portfolioSitemap } from './portfolio/portfolio-sitemap.ts'
export { portfolioRoutes } from './portfolio/routes.ts'
export { nameOf } from './present-story.ts'
export { professionalPicture } from './professional-picture.ts'
export { professionalsData } from './professionals-data.ts'
export { professionalsSitemap } from './professionals-sitemap.ts'
export { addProfessional } from './register-professional.ts'
export { resumeFiles } from './resume/resume-files.ts'
export { resumesRoutes } from './resumes-routes.ts'
export { professionalsRoutes } from './routes.ts'
export { storiesRoutes } from './stories-routes.ts'
