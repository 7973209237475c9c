import { msg } from '@rise/texts'
import { lazy } from 'react'
import type { FrameSlots } from '../app/base/frame-slots.ts'
import type { WebFeature } from '../app/feature.ts'
import { admin } from './admin/feature.tsx'
import { applications } from './applications/feature.tsx'
import { badges } from './badges/feature.tsx'
import { catalogs } from './catalogs/feature.ts'
import { companies, companiesForGuests, companiesInFooter } from './companies/feature.tsx'
import { companyBlocks } from './company-blocks/feature.tsx'
import { connections } from './connections/feature.tsx'
import { content } from './content/feature.ts'
import { convos } from './convos/feature.tsx'
import { copilot } from './copilot/feature.tsx'
import { courses, coursesInFooter } from './courses/feature.tsx'
import { digest } from './digest/feature.tsx'
import { discussion } from './discussion/feature.ts'
import { events, eventsInFooter } from './events/feature.tsx'
import { feed } from './feed/feature.tsx'
import { headlines, headlinesInFooter } from './headlines/feature.tsx'
import { home } from './home/feature.tsx'
import { jobs } from './jobs/feature.tsx'
import { loadFooterJobs, useFooterJobs } from './jobs/index.ts'
import { layoffs, trackerInFooter } from './layoffs/feature.tsx'
import { linkPreviews } from './link-previews/feature.ts'
import { mailings } from './mailings/feature.ts'
import { match } from './match/feature.ts'
import { mentions } from './mentions/feature.ts'
import { missions } from './missions/feature.tsx'
import { moderation } from './moderation/feature.tsx'
import { newsletter } from './newsletter/feature.tsx'
import { FooterNewsletter, JobEmailsOffer, NewsletterHost } from './newsletter/index.ts'
import { notifications } from './notifications/feature.tsx'
import { loadNotificationBell, NotificationBell } from './notifications/index.ts'
import { onboarding } from './onboarding/feature.tsx'
import { pictures } from './pictures/feature.ts'
import { plans } from './plans/feature.tsx'
import { polls } from './polls/feature.tsx'
import { portfolio } from './portfolio/feature.tsx'
import { postings, postJobInFooter } from './postings/feature.tsx'
import { professionals } from './professionals/feature.tsx'
import { realTalk, realTalkInFooter } from './real-talk/feature.tsx'
import { resumes } from './resumes/feature.ts'
import { logInForGuests, session } from './session/feature.tsx'
import { Suspended } from './session/index.ts'
import { settings } from './settings/feature.tsx'
import { legalLinks, site } from './site/feature.tsx'
import { Announcement, loadSiteFrame, useSiteLinks } from './site/index.ts'
import { smartApply } from './smart-apply/feature.tsx'

const deedWords = async () => (await import('./slots/deed-words.ts')).deedWords

/**
 * Every feature, in rank order, as on the server: a feature imports only those before it. `.dependency-cruiser.mjs`
 * reads this list as text. If two routes match an address equally well, the first one is used. Slots load with the page
 * that has them.
 */
export const features: readonly WebFeature[] = [
  session,
  catalogs,
  plans,
  pictures,
  linkPreviews,
  connections({ deedWords }),
  content,
  site,
  mentions,
  discussion,
  professionals({
    storySlots: async () => (await import('./slots/story-slots.ts')).storySlots,
    ownStorySlots: async () => (await import('./slots/own-story-slots.ts')).ownStorySlots,
  }),
  resumes,
  companies({ companySlots: async () => (await import('./slots/company-slots.tsx')).companySlots }),
  newsletter,
  jobs({
    jobSlots: async () => (await import('./slots/job-slots.tsx')).jobSlots,
    ownJobSlots: async () => (await import('./slots/own-job-slots.tsx')).ownJobSlots,
  }),
  portfolio,
  postings,
  companyBlocks,
  match,
  applications,
  layoffs,
  onboarding,
  events,
  courses,
  mailings,
  digest,
  smartApply,
  copilot,
  realTalk({ realTalkSlots: async () => (await import('./slots/real-talk-slots.ts')).realTalkSlots }),
  headlines,
  polls,
  feed({ deedWords }),
  convos,
  moderation,
  missions,
  notifications,
  // Badges come after companies and portfolio, whose slugs may be `badges`.
  badges,
  settings,
  home({ homeParts: async () => (await import('./slots/home-parts.ts')).homeParts }),
  admin({ adminArea: async () => (await import('./slots/admin-area.ts')).adminArea }),
]

const memberFrame = () => import('./slots/member-navigation.tsx')

/** The features' parts of the frame around every page. */
export const frameSlots: FrameSlots = {
  guestLinks: [companiesForGuests, logInForGuests],
  sections: [
    { to: '/jobs', label: msg('Jobs') },
    { to: '/companies', label: msg('Companies') },
    realTalkInFooter,
    headlinesInFooter,
    eventsInFooter,
    coursesInFooter,
  ],
  MemberBar: lazy(async () => ({ default: (await memberFrame()).MemberBar })),
  MemberBottomBar: lazy(async () => ({ default: (await memberFrame()).MemberBottomBar })),
  loadShortcuts: async () => (await import('./slots/shortcuts.tsx')).Shortcuts,
  footer: {
    about: [headlinesInFooter, eventsInFooter, coursesInFooter, realTalkInFooter, trackerInFooter],
    forCompanies: [...companiesInFooter, postJobInFooter],
    legal: legalLinks,
  },
  useFooterColumns: useFooterJobs,
  useFooterLinks: useSiteLinks,
  Announcement,
  loadFrame: (app) => Promise.allSettled([loadFooterJobs(app), loadSiteFrame(app)]),
  GuestOffer: FooterNewsletter,
  Bell: NotificationBell,
  loadBell: loadNotificationBell,
  Suspended,
  Floating: NewsletterHost,
  AtRest: JobEmailsOffer,
  loadListener: async () => (await import('./slots/member-listener.ts')).loadMemberListener(),
}
