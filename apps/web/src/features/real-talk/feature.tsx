import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { FooterLink } from '../../app/base/frame-slots.ts'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'
import type { RealTalkSlots } from './real-talk-slots.ts'

const loaders = () => import('./loaders.ts')

/** Loads the slots, with the page of Real talk. */
type Slots = () => Promise<RealTalkSlots>

const pages = (realTalkSlots: Slots): RouteObject[] => [
  {
    path: '/real-talk',
    loader: async (args) => (await loaders()).listLoader(args, realTalkSlots),
    lazy: async () => {
      const [{ RealTalkPage }, slots] = await Promise.all([import('./real-talk-page.tsx'), realTalkSlots()])
      return { element: <RealTalkPage slots={slots} /> }
    },
  },
  {
    path: '/real-talk/:icebreaker',
    loader: async (args) => (await loaders()).questionLoader(args),
    lazy: async () => ({ Component: (await import('./question-page.tsx')).QuestionPage }),
  },
]

/** The pages in the authenticated layout. */
const memberPages: RouteObject[] = [
  {
    path: '/real-talk/create',
    handle: {
      gate: { access: 'creator', confirmed: true },
      title: msg('Ask a question'),
    } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./ask-page.tsx')).AskPage }),
  },
]

export const realTalk = ({ realTalkSlots }: { readonly realTalkSlots: Slots }): WebFeature => ({
  pages: pages(realTalkSlots),
  memberPages,
})

export const realTalkInFooter: FooterLink = { to: '/real-talk', label: msg('Real talk') }
