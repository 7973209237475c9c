import { type ComponentType, createElement } from 'react'
import type { RouteObject } from 'react-router'

type AdminPage = RouteObject & { readonly path: string; readonly handle: { readonly load: () => Promise<void> } }

/** The pages of the admin area, below `/admin`. Which roles a page opens to is said by its own `AdminFrame`. */
export const adminPages: AdminPage[] = [
  page('', async () => (await import('./admin-page.tsx')).AdminPage),
  page('professionals', async () => (await import('./members/members-page.tsx')).MembersPage),
  page('professionals/:id', async () => (await import('./members/member-page.tsx')).MemberPage),
  page('companies', async () => (await import('./companies/companies-page.tsx')).CompaniesPage),
  page('companies/create', async () => (await import('./companies/create-company-page.tsx')).CreateCompanyPage),
  page('companies/:id', async () => (await import('./companies/company-page.tsx')).CompanyPage),
  page('jobs', async () => (await import('./jobs/jobs-page.tsx')).JobsPage),
  page('activity', async () => (await import('./activity/activity-page.tsx')).ActivityPage),
  page('activity/polls/create', async () => (await import('./activity/new-poll-page.tsx')).NewPollPage),
  page('activity/polls/:pollId?/edit', async () => (await import('./activity/edit-poll-page.tsx')).EditPollPage),
  page('plans', async () => (await import('./plans-page.tsx')).PlansPage),
  page('headlines', async () => (await import('./headlines-page.tsx')).HeadlinesPage),
  page('courses', async () => (await import('./courses-page.tsx')).CoursesPage),
  page('layoffs', async () => (await import('./layoffs-page.tsx')).LayoffsPage),
  page('missions', async () => (await import('./missions-page.tsx')).MissionsPage),
  page('emails', async () => (await import('./emails/emails-page.tsx')).EmailsPage),
  page('emails/sequence/:id', async () => (await import('./emails/sequence-page.tsx')).SequencePage),
  page('notifications', async () => (await import('./broadcasts/broadcasts-page.tsx')).BroadcastsPage),
  page('analytics', async () => (await import('./analytics/analytics-page.tsx')).AnalyticsPage),
  page('timeline', async () => (await import('./timeline/timeline-page.tsx')).TimelinePage),
  page('settings', async () => (await import('./settings/settings-page.tsx')).AdminSettingsPage),
  page('cms', async () => (await import('./site/site-page.tsx')).AdminSitePage),
  page('cms/footer', async () => (await import('./site/footer-page.tsx')).FooterPage),
  page('cms/catalogs', async () => (await import('./catalogs/catalogs-page.tsx')).CatalogsPage),
  page('cms/announcements', async () => (await import('./site/announcements-page.tsx')).AnnouncementsPage),
  page('cms/announcements/:id', async () => {
    return (await import('./site/write-announcement-page.tsx')).WriteAnnouncementPage
  }),
  page('cms/pages/:id', async () => (await import('./site/write-page.tsx')).WriteSitePage),
  page('events', async () => (await import('./events-page.tsx')).EventsPage),
]

/** A page that has its element once its code is loaded. */
function page(path: string, load: () => Promise<ComponentType>): AdminPage {
  const route: AdminPage = {
    path,
    handle: {
      load: async () => {
        const Page = await load()
        route.element ??= createElement(Page)
      },
    },
  }
  return route
}
