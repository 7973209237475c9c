// Company blocks on a company's page: its tabs, its look, its structured data, and the first steps of a new team.
import { lazy } from 'react'

export { BuiltPage, loadBuiltPage, useLook, useOrganizationFields, useTab } from './page/built-view.tsx'

/** The color of a new page. Needs a Suspense around it. */
export const StartColor = lazy(async () => ({ default: (await import('./start/start-color.tsx')).StartColor }))

/** The first blocks of a new page. Needs a Suspense around it. */
export const StartBlocks = lazy(async () => ({ default: (await import('./start/start-blocks.tsx')).StartBlocks }))
