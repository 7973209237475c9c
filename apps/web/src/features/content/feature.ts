import type { WebFeature } from '../../app/feature.ts'

/** No pages of its own: features with content show its parts. */
export const content: WebFeature = {}
