import type { Listener } from '../platform/activity/activity.ts'
import type { PublicFile } from '../platform/http/files.ts'
import type { Implementation } from '../platform/http/implement.ts'
import { sitemapFiles } from '../platform/http/sitemap.ts'
import type { StoredFiles } from '../platform/http/stored-files.ts'
import type { AnyTask } from '../platform/tasks/tasks.ts'
import { accountData } from './account-data.ts'
import { adminRoutes } from './admin/index.ts'
import { awardOnActivity, badgesRoutes, forgetBadges, sweepBadges } from './badges/index.ts'
import { catalogsRoutes } from './catalogs/index.ts'
import {
  companiesRoutes,
  companiesSitemap,
  companyClaimsRoutes,
  companyGalleryRoutes,
  companyPageRoutes,
  companyPicture,
  companyTeamRoutes,
  employersRoutes,
  forgetCompanyTickets,
  keepOwner,
  showUnclaimed,
} from './companies/index.ts'
import { connectionsRoutes, forgetTies } from './connections/index.ts'
import { discussionRoutes } from './discussion/index.ts'
import { headlinePicture, headlinesRoutes, headlinesSitemap } from './headlines/index.ts'
import {
  closeExpiredJobs,
  jobListsSitemap,
  jobsFiles,
  jobsRoutes,
  jobsSitemap,
  keepSearch,
  refreshCompanyTask,
  searchNewName,
} from './jobs/index.ts'
import { linkPreviewsRoutes } from './link-previews/index.ts'
import { newsletterRoutes, subscribeNewcomer } from './newsletter/index.ts'
import {
  forgetNotifications,
  forgetTold,
  notificationListeners,
  notificationsRoutes,
  tellLive,
} from './notifications/index.ts'
import { forgetOnboarding, onboardingRoutes, onboardingSitemap } from './onboarding/index.ts'
import { pictureFiles, picturesRoutes, removeUnusedPictures } from './pictures/index.ts'
import { plansRoutes } from './plans/index.ts'
import { portfolioPicture, portfolioRoutes, portfolioSitemap } from './portfolio/index.ts'
import { companyJobsRoutes, readBoardTask, readDueBoards } from './postings/index.ts'
import {
  directoryRoutes,
  forgetStoryViews,
  keepDirectory,
  professionalPicture,
  professionalsRoutes,
  professionalsSitemap,
  storiesRoutes,
} from './professionals/index.ts'
import { realTalkRoutes, realTalkSitemap } from './real-talk/index.ts'
import { resumeFiles, resumesRoutes } from './resumes/index.ts'
import {
  accountRoutes,
  eraseAccounts,
  forgetExpired,
  forgetVisits,
  passwordResetTask,
  sessionRoutes,
  tellInviter,
  visitsRoutes,
} from './session/index.ts'

/** Every endpoint that the server answers. */
export const implementations: readonly Implementation[] = [
  ...sessionRoutes,
  ...accountRoutes(accountData),
  ...visitsRoutes,
  ...plansRoutes,
  ...picturesRoutes,
  ...linkPreviewsRoutes,
  ...connectionsRoutes,
  ...catalogsRoutes,
  ...professionalsRoutes,
  ...storiesRoutes,
  ...directoryRoutes,
  ...portfolioRoutes,
  ...resumesRoutes,
  ...onboardingRoutes,
  ...companiesRoutes,
  ...companyPageRoutes,
  ...companyGalleryRoutes,
  ...companyTeamRoutes,
  ...companyClaimsRoutes,
  ...employersRoutes,
  ...jobsRoutes,
  ...companyJobsRoutes,
  ...discussionRoutes,
  ...realTalkRoutes,
  ...headlinesRoutes,
  ...notificationsRoutes,
  ...badgesRoutes,
  ...newsletterRoutes,
  ...adminRoutes,
]
/** Every file that the server makes for machines, besides `/robots.txt`. */
export const files: readonly PublicFile[] = [
  companyPicture,
  professionalPicture,
  portfolioPicture,
  headlinePicture,
  ...jobsFiles,
  ...resumeFiles,
  ...sitemapFiles([
    jobListsSitemap,
    companiesSitemap,
    onboardingSitemap,
    professionalsSitemap,
    portfolioSitemap,
    headlinesSitemap,
    jobsSitemap,
    realTalkSitemap,
  ]),
]
/** Every kind of uploaded file that anybody may read. */
export const storedFiles: readonly StoredFiles[] = [pictureFiles]
/** Every reaction to what happens. */
export const listeners: readonly Listener[] = [
  tellInviter,
  subscribeNewcomer,
  showUnclaimed,
  keepOwner,
  searchNewName,
  forgetTies,
  forgetTold,
  ...notificationListeners,
  awardOnActivity,
  forgetBadges,
]
/** Every kind of background work, besides the reactions. */
export const tasks: readonly AnyTask[] = [
  closeExpiredJobs,
  passwordResetTask,
  eraseAccounts,
  forgetExpired,
  forgetVisits,
  forgetStoryViews,
  keepDirectory,
  forgetCompanyTickets,
  forgetOnboarding,
  keepSearch,
  refreshCompanyTask,
  readDueBoards,
  readBoardTask,
  removeUnusedPictures,
  tellLive,
  forgetNotifications,
  sweepBadges,
]
