// Professionals: their accounts, their stories and their portfolios, who looks at these, asking them for mentoring, and their
// directory with suggestions. Owns `professional`, `story`, `story_workplace`, `story_view`, `story_view_unnamed`, `unseen_viewer`,
// `mentoring_request`, `onboarding`, `portfolio_case`, `portfolio_slug`, `portfolio_case_picture`, and what the directory reads:
// `professional_search`, `professional_listing`, `professional_key`, `professional_key_change` and `professional_due`; a
// professional's slug and plan are its actor's.

import type {} from '../portfolio/tables.ts'
import type {} from './directory/tables.ts'
import type {} from './mentoring/emails.ts'
import type {} from './tables.ts'

export { presentNewestHeadline } from '../headlines/newest-headlines.ts'
export { forgetOnboarding } from '../onboarding/forget-onboarding.task.ts'
export { onboardingSitemap } from '../onboarding/onboarding-sitemap.ts'
export { onboardingRoutes } from '../onboarding/routes.ts'
export { portfolioPicture } from '../portfolio/portfolio-picture.ts'
export { portfolioSitemap } from '../portfolio/portfolio-sitemap.ts'
export { portfolioRoutes } from '../portfolio/routes.ts'
export { resumeFiles } from '../resumes/resume-files.ts'
export { resumesRoutes } from '../resumes/routes.ts'
export { keepDirectory } from './directory/keep-directory.task.ts'
export { directoryRoutes } from './directory/routes.ts'
export { professionalPicture } from './professional-picture.ts'
export { professionalsData } from './professionals-data.ts'
export { professionalsSitemap } from './professionals-sitemap.ts'
export { addProfessional } from './register-professional.ts'
export { professionalsRoutes } from './routes.ts'
export { completeStories } from './story/complete-stories.ts'
export { findProfessionalName, isNotBlocked } from './story/find-story.ts'
export { ownStory } from './story/own-story.ts'
export { nameOf } from './story/present-story.ts'
export { storiesRoutes } from './story/routes.ts'
export { forgetStoryViews } from './views/forget-story-views.task.ts'
export { peopleAt } from './workplaces/people-at.ts'
