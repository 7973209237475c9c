import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PublicHandle } from '../../app/page/page-handle.ts'
import type { HomePart } from './home-part.ts'

/** Loads the parts of the home page with it, in the page's order. */
type Parts = () => Promise<readonly HomePart[]>

const pages = (homeParts: Parts): RouteObject[] => [
  {
    path: '/',
    handle: { forVisitors: true } satisfies PublicHandle,
    loader: async (args) => {
      const [{ homeLoader }, parts] = await Promise.all([import('./loaders.ts'), homeParts()])
      return homeLoader(args, parts)
    },
    lazy: async () => {
      const [{ HomePage }, parts] = await Promise.all([import('./home-page.tsx'), homeParts()])
      return { element: <HomePage parts={parts} /> }
    },
  },
]

export const home = ({ homeParts }: { readonly homeParts: Parts }): WebFeature => ({ pages: pages(homeParts) })
