import { liveActivityEndpoints } from './admin/activity/endpoints.ts'
import { analyticsEndpoints } from './admin/analytics/endpoints.ts'
import { broadcastsEndpoints } from './admin/broadcasts/endpoints.ts'
import { adminCompaniesEndpoints } from './admin/companies/endpoints.ts'
import { adminEndpoints } from './admin/endpoints.ts'
import { installationEndpoints } from './admin/installation/endpoints.ts'
import { adminJobsEndpoints } from './admin/jobs/endpoints.ts'
import { adminMembersEndpoints } from './admin/members/endpoints.ts'
import { timelineEndpoints } from './admin/timeline/endpoints.ts'
import { outsideApplicationEndpoints } from './applications/elsewhere/endpoints.ts'
import { hiringEndpoints, ownApplicationEndpoints } from './applications/endpoints.ts'
import { hiringSetupEndpoints } from './applications/setup/endpoints.ts'
import { badgesEndpoints } from './badges/endpoints.ts'
import { adminCatalogsEndpoints } from './catalogs/admin/endpoints.ts'
import { catalogsEndpoints } from './catalogs/endpoints.ts'
import { companyClaimsEndpoints } from './companies/claims/endpoints.ts'
import { employersEndpoints } from './companies/employers/endpoints.ts'
import { companiesEndpoints } from './companies/endpoints.ts'
import { companyGalleryEndpoints } from './companies/gallery/endpoints.ts'
import { companyPageEndpoints } from './companies/page/endpoints.ts'
import { companyTeamEndpoints } from './companies/team/endpoints.ts'
import { companyTodayEndpoints } from './companies/today/endpoints.ts'
import { companyBlocksEndpoints } from './company-blocks/endpoints.ts'
import { connectionsEndpoints } from './connections/endpoints.ts'
import { convosEndpoints } from './convos/endpoints.ts'
import { copilotEndpoints } from './copilot/endpoints.ts'
import { adminCoursesEndpoints } from './courses/admin/endpoints.ts'
import { coursesEndpoints } from './courses/endpoints.ts'
import { learningEndpoints } from './courses/members/endpoints.ts'
import { digestEndpoints } from './digest/endpoints.ts'
import { discussionEndpoints } from './discussion/endpoints.ts'
import type { EndpointInput, EndpointReply } from './endpoint.ts'
import { adminEventsEndpoints } from './events/admin/endpoints.ts'
import { eventsEndpoints } from './events/endpoints.ts'
import { eventHostingEndpoints } from './events/hosting/endpoints.ts'
import { feedEndpoints } from './feed/endpoints.ts'
import { adminHeadlinesEndpoints } from './headlines/admin/endpoints.ts'
import { headlinesEndpoints } from './headlines/endpoints.ts'
import { jobsEndpoints } from './jobs/endpoints.ts'
import { savedSearchEndpoints } from './jobs/saved-searches/endpoints.ts'
import { jobSavingEndpoints } from './jobs/saving/endpoints.ts'
import { jobSearchEndpoints } from './jobs/search/endpoints.ts'
import { adminLayoffsEndpoints } from './layoffs/admin/endpoints.ts'
import { affectedEndpoints } from './layoffs/affected/endpoints.ts'
import { layoffsEndpoints } from './layoffs/endpoints.ts'
import { linkPreviewsEndpoints } from './link-previews/endpoints.ts'
import { mailingsEndpoints } from './mailings/endpoints.ts'
import { matchEndpoints } from './match/endpoints.ts'
import { mentionsEndpoints } from './mentions/endpoints.ts'
import { adminMissionsEndpoints } from './missions/admin/endpoints.ts'
import { missionsEndpoints } from './missions/endpoints.ts'
import { rewardsEndpoints } from './missions/rewards/endpoints.ts'
import { moderationEndpoints } from './moderation/endpoints.ts'
import { newsletterEndpoints } from './newsletter/endpoints.ts'
import { notificationsEndpoints } from './notifications/endpoints.ts'
import { onboardingEndpoints } from './onboarding/endpoints.ts'
import { paletteEndpoints } from './palette/endpoints.ts'
import { picturesEndpoints } from './pictures/endpoints.ts'
import { plansEndpoints } from './plans/endpoints.ts'
import { adminPollsEndpoints } from './polls/admin/endpoints.ts'
import { pollsEndpoints } from './polls/endpoints.ts'
import { portfolioEndpoints } from './portfolio/endpoints.ts'
import { companyJobsEndpoints } from './postings/endpoints.ts'
import { directoryEndpoints } from './professionals/directory/endpoints.ts'
import { professionalsEndpoints } from './professionals/endpoints.ts'
import { storiesEndpoints } from './professionals/story/endpoints.ts'
import { realTalkEndpoints } from './real-talk/endpoints.ts'
import { resumesEndpoints } from './resumes/endpoints.ts'
import { accountEndpoints } from './session/account/endpoints.ts'
import { adminsEndpoints } from './session/admins/endpoints.ts'
import { sessionEndpoints } from './session/endpoints.ts'
import { secondFactorEndpoints } from './session/second-factor/endpoints.ts'
import { visitsEndpoints } from './session/visits/endpoints.ts'
import { brandEndpoints } from './site/brand/endpoints.ts'
import { siteEndpoints } from './site/endpoints.ts'
import { siteFrameEndpoints } from './site/frame/endpoints.ts'
import { autoApplyEndpoints, smartApplyEndpoints } from './smart-apply/endpoints.ts'

/** Every endpoint of the product, by its key. */
export const contract = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...adminsEndpoints,
  ...visitsEndpoints,
  ...plansEndpoints,
  ...picturesEndpoints,
  ...linkPreviewsEndpoints,
  ...connectionsEndpoints,
  ...catalogsEndpoints,
  ...adminCatalogsEndpoints,
  ...paletteEndpoints,
  ...professionalsEndpoints,
  ...storiesEndpoints,
  ...directoryEndpoints,
  ...portfolioEndpoints,
  ...resumesEndpoints,
  ...onboardingEndpoints,
  ...companiesEndpoints,
  ...companyPageEndpoints,
  ...companyTodayEndpoints,
  ...companyGalleryEndpoints,
  ...companyTeamEndpoints,
  ...companyBlocksEndpoints,
  ...companyClaimsEndpoints,
  ...companyJobsEndpoints,
  ...ownApplicationEndpoints,
  ...outsideApplicationEndpoints,
  ...hiringSetupEndpoints,
  ...hiringEndpoints,
  ...smartApplyEndpoints,
  ...autoApplyEndpoints,
  ...employersEndpoints,
  ...copilotEndpoints,
  ...headlinesEndpoints,
  ...adminHeadlinesEndpoints,
  ...jobSavingEndpoints,
  ...savedSearchEndpoints,
  ...jobSearchEndpoints,
  ...jobsEndpoints,
  ...matchEndpoints,
  ...mentionsEndpoints,
  ...discussionEndpoints,
  ...layoffsEndpoints,
  ...affectedEndpoints,
  ...adminLayoffsEndpoints,
  ...eventsEndpoints,
  ...eventHostingEndpoints,
  ...adminEventsEndpoints,
  ...coursesEndpoints,
  ...learningEndpoints,
  ...adminCoursesEndpoints,
  ...realTalkEndpoints,
  ...pollsEndpoints,
  ...adminPollsEndpoints,
  ...feedEndpoints,
  ...convosEndpoints,
  ...moderationEndpoints,
  ...missionsEndpoints,
  ...rewardsEndpoints,
  ...adminMissionsEndpoints,
  ...notificationsEndpoints,
  ...badgesEndpoints,
  ...newsletterEndpoints,
  ...mailingsEndpoints,
  ...digestEndpoints,
  ...siteEndpoints,
  ...siteFrameEndpoints,
  ...brandEndpoints,
  ...adminEndpoints,
  ...adminMembersEndpoints,
  ...broadcastsEndpoints,
  ...liveActivityEndpoints,
  ...adminCompaniesEndpoints,
  ...adminJobsEndpoints,
  ...timelineEndpoints,
  ...analyticsEndpoints,
  ...installationEndpoints,
}

export type Contract = typeof contract
export type ContractKey = keyof Contract
export type InputOf<K extends ContractKey> = EndpointInput<Contract[K]> & object
export type ReplyOf<K extends ContractKey> = EndpointReply<Contract[K]>
