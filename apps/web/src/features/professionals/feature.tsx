import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { PageHandle } from '../../app/page/page-handle.ts'

/** Loaders come with their pages: every page of the product loads the table of routes. */
const loaders = () => import('./loaders.ts')

const onboarding = async () => ({ Component: (await import('../onboarding/onboarding-page.tsx')).OnboardingPage })

const onboardingRoutes: RouteObject[] = [
  ...[
    '/professional/onboarding',
    '/professional/signup',
    '/professional/signup-form',
    '/professional/signup-community',
    '/professional/signup-interview',
    '/professional/full-onboarding',
    '/professional/layoff-onboarding',
  ].map((path) => ({ id: path, path, lazy: onboarding })),
  ...['/professional/full-onboarding/:invitedBy', '/professional/layoff-onboarding/:invitedBy'].map((path) => ({
    id: path,
    path,
    loader: async (args: LoaderFunctionArgs) => (await loaders()).inviterLoader(args),
    lazy: onboarding,
  })),
]

export const professionalsRoutes: RouteObject[] = [
  ...onboardingRoutes,
  {
    id: '/professional/:profile',
    path: '/professional/:profile',
    loader: async (args) => (await loaders()).storyLoader(args),
    lazy: async () => ({ Component: (await import('./story/professional-page.tsx')).ProfessionalPage }),
  },
  {
    id: '/professional/portfolio/:case',
    path: '/professional/portfolio/:case',
    loader: async (args) => (await loaders()).caseLoader(args),
  },
  {
    id: '/professional/:profile/portfolio/:case',
    path: '/professional/:profile/portfolio/:case',
    loader: async (args) => (await loaders()).caseLoader(args),
    lazy: async () => ({ Component: (await import('../portfolio/case-page.tsx')).CasePage }),
  },
]

const directory: PageHandle & { page: string } = {
  gate: { access: 'connected' },
  title: 'Connections',
  // All views of the directory are one page.
  page: '/professionals',
}
const directoryPage = async () => ({ Component: (await import('./directory/directory-page.tsx')).DirectoryPage })

const ofMember = (title: string): PageHandle => ({ gate: { access: 'professional' }, title })

/** Below the authenticated layout: the directory, and one's own story, with or without one's own slug in the address. */
export const memberProfessionalsRoutes: RouteObject[] = [
  { id: '/professionals', path: '/professionals', handle: directory, lazy: directoryPage },
  { id: '/professionals/page/:number', path: '/professionals/page/:number', handle: directory, lazy: directoryPage },
  {
    id: '/professionals/search/:category',
    path: '/professionals/search/:category',
    handle: directory,
    lazy: directoryPage,
  },
  {
    id: '/professional/:profile?/edit',
    path: '/professional/:profile?/edit',
    handle: ofMember('Edit your story'),
    lazy: async () => ({ Component: (await import('./edit/edit-page.tsx')).EditPage }),
  },
  {
    id: '/professional/:profile?/edit-experience',
    path: '/professional/:profile?/edit-experience',
    handle: ofMember('Edit your experience'),
    lazy: async () => ({ Component: (await import('./edit/edit-experience-page.tsx')).EditExperiencePage }),
  },
  {
    id: '/professional/:profile?/edit-education',
    path: '/professional/:profile?/edit-education',
    handle: ofMember('Edit your education'),
    lazy: async () => ({ Component: (await import('./edit/edit-education-page.tsx')).EditEducationPage }),
  },
  {
    id: '/professional/:profile?/portfolio',
    path: '/professional/:profile?/portfolio',
    handle: ofMember('Your portfolio'),
    lazy: async () => ({ Component: (await import('../portfolio/portfolio-page.tsx')).PortfolioPage }),
  },
  {
    id: '/professional/:profile?/portfolio/:case/edit',
    path: '/professional/:profile?/portfolio/:case/edit',
    handle: ofMember('Edit a case'),
    lazy: async () => ({ Component: (await import('../portfolio/edit-case-page.tsx')).EditCasePage }),
  },
  {
    id: '/professional/:profile?/edit-interests',
    path: '/professional/:profile?/edit-interests',
    handle: ofMember('Edit your interests'),
    lazy: async () => ({ Component: (await import('./edit/edit-interests-page.tsx')).EditInterestsPage }),
  },
  {
    id: '/professional/:profile?/edit-mentoring-topics',
    path: '/professional/:profile?/edit-mentoring-topics',
    handle: ofMember('Edit your mentoring topics'),
    lazy: async () => ({ Component: (await import('./edit/edit-mentoring-topics-page.tsx')).EditMentoringTopicsPage }),
  },
  {
    id: '/professional/:profile?/preview',
    path: '/professional/:profile?/preview',
    handle: ofMember('Preview of your story'),
    lazy: async () => ({ Component: (await import('./edit/preview-page.tsx')).PreviewPage }),
  },
  {
    id: '/professional/:profile?/viewers',
    path: '/professional/:profile?/viewers',
    handle: ofMember('Who looked at your story'),
    lazy: async () => ({ Component: (await import('./views/viewers-page.tsx')).ViewersPage }),
  },
]
