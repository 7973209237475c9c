// Company blocks on a company's page: its tabs, its look, what they add to what machines read, and where a new team begins.
import { lazy } from 'react'

export { BuiltPage, loadBuiltPage, useLook, useSaid, useTab } from './page/built-view.tsx'

/** The color of a new page. Needs a Suspense around it. */
export const StartColor = lazy(async () => ({ default: (await import('./start/start-color.tsx')).StartColor }))

/** The first blocks of a new page. Needs a Suspense around it. */
export const StartBlocks = lazy(async () => ({ default: (await import('./start/start-blocks.tsx')).StartBlocks }))
