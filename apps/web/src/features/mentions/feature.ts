import type { WebFeature } from '../../app/feature.ts'

/** No pages of its own: other features show its pieces. */
export const mentions: WebFeature = {}
