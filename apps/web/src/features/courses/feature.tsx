import { msg } from '@rise/texts'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { FooterLink } from '../../app/base/frame-slots.ts'
import type { WebFeature } from '../../app/feature.ts'

const catalog = () => import('./catalog/courses-page.tsx')
const course = () => import('./course/course-page.tsx')
const list = {
  loader: async (args: LoaderFunctionArgs) => (await catalog()).coursesLoader(args),
  lazy: async () => ({ Component: (await catalog()).CoursesPage }),
}

const pages: RouteObject[] = [
  { path: '/courses', ...list },
  { path: '/courses/page/:number', ...list },
  {
    path: '/courses/:course',
    loader: async (args) => (await course()).courseLoader(args),
    lazy: async () => ({ Component: (await course()).CoursePage }),
  },
]

export const courses: WebFeature = { pages }

export const coursesInFooter: FooterLink = { to: '/courses', label: msg('Courses') }
