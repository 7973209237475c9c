import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { appOf } from '../../app/app-context.ts'
import { orPageError } from '../../app/page-error.ts'
import type { PageHandle } from '../../app/page-handle.ts'
import { EVERYBODY, storyQuery } from './queries.ts'

/** A former address leads to the present one. */
async function storyLoader({ params: { profile = '' }, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const story = await orPageError(queryClient.ensureQueryData(storyQuery(api, profile, EVERYBODY)))
  if (story.slug !== profile) throw redirect(`/professional/${story.slug}`, 301)
  return null
}

export const professionalsRoutes: RouteObject[] = [
  {
    id: '/professional/:profile',
    path: '/professional/:profile',
    loader: storyLoader,
    lazy: async () => ({ Component: (await import('./professional-page.tsx')).ProfessionalPage }),
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
    lazy: async () => ({ Component: (await import('./edit-page.tsx')).EditPage }),
  },
  {
    id: '/professional/:profile?/edit-experience',
    path: '/professional/:profile?/edit-experience',
    handle: ofMember('Edit your experience'),
    lazy: async () => ({ Component: (await import('./edit-experience-page.tsx')).EditExperiencePage }),
  },
  {
    id: '/professional/:profile?/edit-education',
    path: '/professional/:profile?/edit-education',
    handle: ofMember('Edit your education'),
    lazy: async () => ({ Component: (await import('./edit-education-page.tsx')).EditEducationPage }),
  },
  {
    id: '/professional/:profile?/edit-interests',
    path: '/professional/:profile?/edit-interests',
    handle: ofMember('Edit your interests'),
    lazy: async () => ({ Component: (await import('./edit-interests-page.tsx')).EditInterestsPage }),
  },
  {
    id: '/professional/:profile?/edit-mentoring-topics',
    path: '/professional/:profile?/edit-mentoring-topics',
    handle: ofMember('Edit your mentoring topics'),
    lazy: async () => ({ Component: (await import('./edit-mentoring-topics-page.tsx')).EditMentoringTopicsPage }),
  },
  {
    id: '/professional/:profile?/preview',
    path: '/professional/:profile?/preview',
    handle: ofMember('Preview of your story'),
    lazy: async () => ({ Component: (await import('./preview-page.tsx')).PreviewPage }),
  },
  {
    id: '/professional/:profile?/viewers',
    path: '/professional/:profile?/viewers',
    handle: ofMember('Who looked at your story'),
    lazy: async () => ({ Component: (await import('./viewers-page.tsx')).ViewersPage }),
  },
]
