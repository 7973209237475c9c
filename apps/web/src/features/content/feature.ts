import type { WebFeature } from '../../app/feature.ts'

/** No pages of its own: features that hold content show its pieces. */
export const content: WebFeature = {}
