import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import { COURSES } from './courses-address.ts'

/** Loaded together with their pages, because every page of the product loads the table of routes. */
const loaders = () => import('./loaders.ts')
const coursesLoader = async (args: LoaderFunctionArgs) => (await loaders()).coursesLoader(args)
const coursesPage = async () => ({ Component: (await import('./catalog/courses-page.tsx')).CoursesPage })

const pages: RouteObject[] = [
  { id: COURSES, path: COURSES, loader: coursesLoader, lazy: coursesPage },
  { id: '/courses/page/:number', path: '/courses/page/:number', loader: coursesLoader, lazy: coursesPage },
  {
    id: '/courses/:course',
    path: '/courses/:course',
    loader: async (args) => (await loaders()).courseLoader(args),
    lazy: async () => ({ Component: (await import('./course/course-page.tsx')).CoursePage }),
  },
]

export const courses: WebFeature = { pages }
