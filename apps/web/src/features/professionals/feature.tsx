import { type Message, msg, t } from '@rise/texts'
import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'
import type { OwnStorySlots, StorySlots } from './story/story-slots.ts'

const loaders = () => import('./loaders.ts')

const directory: PageHandle & { page: string } = {
  gate: { access: 'connected' },
  title: msg('Connections'),
  heading: { width: 'shell' },
  invitation: (productName) => t('Join to see the people on {productName}, or log in. It’s free.', { productName }),
  // All views of the directory are one page, so that the filters stay mounted.
  page: '/professionals',
}
const directoryPage = async () => ({ Component: (await import('./directory/directory-page.tsx')).DirectoryPage })

const ofMember = (title: Message): PageHandle => ({
  gate: { access: 'professional' },
  title,
  heading: { width: 'page' },
})

/** Loaded together with the pages that have them. */
interface Slots {
  readonly storySlots: () => Promise<StorySlots>
  readonly ownStorySlots: () => Promise<OwnStorySlots>
}

const storyPages = ({ storySlots, ownStorySlots }: Slots): RouteObject[] => {
  const OwnerPanel = lazy(async () => {
    const [{ OwnerPanel: Panel }, slots] = await Promise.all([import('./story/owner-panel.tsx'), ownStorySlots()])
    return { default: () => <Panel slots={slots} /> }
  })
  return [
    {
      path: '/professional/:profile',
      loader: async (args) => {
        const [{ storyLoader }, slots] = await Promise.all([loaders(), storySlots()])
        return storyLoader(args, slots)
      },
      lazy: async () => {
        const [{ ProfessionalPage }, slots] = await Promise.all([import('./story/professional-page.tsx'), storySlots()])
        return { element: <ProfessionalPage slots={slots} OwnerPanel={OwnerPanel} /> }
      },
    },
    {
      path: '/professional/:profile/two-minutes',
      loader: async (args) => {
        const [{ storyLoader }, slots] = await Promise.all([loaders(), storySlots()])
        return storyLoader(args, slots)
      },
      lazy: async () => {
        const [{ TwoMinutesPage }, slots] = await Promise.all([
          import('./two-minutes/two-minutes-page.tsx'),
          storySlots(),
        ])
        return { element: <TwoMinutesPage slots={slots} /> }
      },
    },
  ]
}

/** The directory, and the member's own story, with or without their slug in the address. */
const memberPages = ({ storySlots, ownStorySlots }: Slots): RouteObject[] => [
  { path: '/professionals', handle: directory, lazy: directoryPage },
  { path: '/professionals/page/:number', handle: directory, lazy: directoryPage },
  {
    path: '/professionals/search/:category',
    handle: directory,
    lazy: directoryPage,
  },
  {
    path: '/professional/:profile?/edit',
    handle: ofMember(msg('Edit your story')),
    lazy: async () => {
      const [{ EditPage }, slots] = await Promise.all([import('./edit/edit-page.tsx'), ownStorySlots()])
      return { element: <EditPage slots={slots} start={await slots.loadStart()} /> }
    },
  },
  {
    path: '/professional/:profile?/edit-experience',
    handle: ofMember(msg('Edit your experience')),
    lazy: async () => ({ Component: (await import('./edit/edit-experience-page.tsx')).EditExperiencePage }),
  },
  {
    path: '/professional/:profile?/edit-education',
    handle: ofMember(msg('Edit your education')),
    lazy: async () => ({ Component: (await import('./edit/edit-education-page.tsx')).EditEducationPage }),
  },
  {
    path: '/professional/:profile?/edit-interests',
    handle: ofMember(msg('Edit your interests')),
    lazy: async () => ({ Component: (await import('./edit/edit-interests-page.tsx')).EditInterestsPage }),
  },
  {
    path: '/professional/:profile?/edit-mentoring-topics',
    handle: ofMember(msg('Edit your mentoring topics')),
    lazy: async () => ({ Component: (await import('./edit/edit-mentoring-topics-page.tsx')).EditMentoringTopicsPage }),
  },
  {
    path: '/professional/:profile?/preview',
    handle: ofMember(msg('Preview of your story')),
    lazy: async () => {
      const [{ PreviewPage }, slots] = await Promise.all([import('./edit/preview-page.tsx'), storySlots()])
      return { element: <PreviewPage slots={slots} /> }
    },
  },
  {
    path: '/professional/:profile?/viewers',
    handle: ofMember(msg('Who viewed your story')),
    lazy: async () => ({ Component: (await import('./views/viewers-page.tsx')).ViewersPage }),
  },
]

export const professionals = (slots: Slots): WebFeature => ({
  pages: storyPages(slots),
  memberPages: memberPages(slots),
})
