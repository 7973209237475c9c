import type { WebFeature } from '../../app/feature.ts'

/** No pages of its own: pages with a job show its parts. */
export const match: WebFeature = {}
