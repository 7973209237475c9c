import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'

/** Loaded together with their pages, because every page of the product loads the table of routes. */
const loaders = () => import('./loaders.ts')
const coursesLoader = async (args: LoaderFunctionArgs) => (await loaders()).coursesLoader(args)
const coursesPage = async () => ({ Component: (await import('./catalog/courses-page.tsx')).CoursesPage })

const pages: RouteObject[] = [
  { path: '/courses', loader: coursesLoader, lazy: coursesPage },
  { path: '/courses/page/:number', loader: coursesLoader, lazy: coursesPage },
  {
    path: '/courses/:course',
    loader: async (args) => (await loaders()).courseLoader(args),
    lazy: async () => ({ Component: (await import('./course/course-page.tsx')).CoursePage }),
  },
]

export const courses: WebFeature = { pages }
