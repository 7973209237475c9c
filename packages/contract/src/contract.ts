import { accountEndpoints } from './account.ts'
import { adminEndpoints } from './admin.ts'
import { badgesEndpoints } from './badges.ts'
import { catalogsEndpoints } from './catalogs.ts'
import { companiesEndpoints } from './companies.ts'
import { companyClaimsEndpoints } from './company-claims.ts'
import { companyGalleryEndpoints } from './company-gallery.ts'
import { companyJobsEndpoints } from './company-jobs.ts'
import { companyPageEndpoints } from './company-page.ts'
import { companyTeamEndpoints } from './company-team.ts'
import { connectionsEndpoints } from './connections.ts'
import { directoryEndpoints } from './directory.ts'
import { discussionEndpoints } from './discussion.ts'
import { employersEndpoints } from './employers.ts'
import type { EndpointInput, EndpointReply } from './endpoint.ts'
import { headlinesEndpoints } from './headlines.ts'
import { jobSearchEndpoints } from './job-search.ts'
import { jobsEndpoints } from './jobs.ts'
import { linkPreviewsEndpoints } from './link-previews.ts'
import { newsletterEndpoints } from './newsletter.ts'
import { notificationsEndpoints } from './notifications.ts'
import { onboardingEndpoints } from './onboarding.ts'
import { picturesEndpoints } from './pictures.ts'
import { plansEndpoints } from './plans.ts'
import { portfolioEndpoints } from './portfolio.ts'
import { professionalsEndpoints } from './professionals.ts'
import { realTalkEndpoints } from './real-talk.ts'
import { resumesEndpoints } from './resumes.ts'
import { sessionEndpoints } from './session.ts'
import { storiesEndpoints } from './stories.ts'
import { visitsEndpoints } from './visits.ts'

/** Every endpoint of the product, by its key. */
export const contract = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...visitsEndpoints,
  ...plansEndpoints,
  ...picturesEndpoints,
  ...linkPreviewsEndpoints,
  ...connectionsEndpoints,
  ...catalogsEndpoints,
  ...professionalsEndpoints,
  ...storiesEndpoints,
  ...directoryEndpoints,
  ...portfolioEndpoints,
  ...resumesEndpoints,
  ...onboardingEndpoints,
  ...companiesEndpoints,
  ...companyPageEndpoints,
  ...companyGalleryEndpoints,
  ...companyTeamEndpoints,
  ...companyClaimsEndpoints,
  ...companyJobsEndpoints,
  ...employersEndpoints,
  ...headlinesEndpoints,
  ...jobSearchEndpoints,
  ...jobsEndpoints,
  ...discussionEndpoints,
  ...realTalkEndpoints,
  ...notificationsEndpoints,
  ...badgesEndpoints,
  ...newsletterEndpoints,
  ...adminEndpoints,
}

export type Contract = typeof contract
export type ContractKey = keyof Contract
export type InputOf<K extends ContractKey> = EndpointInput<Contract[K]> & object
export type ReplyOf<K extends ContractKey> = EndpointReply<Contract[K]>
