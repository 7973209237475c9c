import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'
import type { DeedWordsSlot } from './deed-words.ts'

/** Loads the words for deeds, with the page that shows them. */
type DeedWordsOf = () => Promise<DeedWordsSlot>

const communityOf = (deedWords: DeedWordsOf) => async () => {
  const [{ CommunityPage }, words] = await Promise.all([import('./community-page.tsx'), deedWords()])
  return { element: <CommunityPage deedWords={words} /> }
}

/** The pages in the authenticated layout. */
const memberPages = (community: ReturnType<typeof communityOf>): RouteObject[] => [
  {
    path: '/professional/community',
    handle: {
      gate: { access: 'professional' },
      title: msg('Your community'),
      heading: { width: 'shell' },
    } satisfies PageHandle,
    lazy: community,
  },
  {
    path: '/company/community',
    handle: {
      gate: { access: 'employer' },
      title: msg('Your community'),
      heading: { width: 'shell' },
    } satisfies PageHandle,
    lazy: community,
  },
  {
    path: '/professional/companies',
    handle: {
      gate: { access: 'professional' },
      title: msg('Companies you follow'),
      heading: { width: 'shell' },
    } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./followed-companies-page.tsx')).FollowedCompaniesPage }),
  },
]

export const connections = ({ deedWords }: { readonly deedWords: DeedWordsOf }): WebFeature => ({
  memberPages: memberPages(communityOf(deedWords)),
})
