import type { WebFeature } from '../../app/feature.ts'

/** All its pages are in the admin area. */
export const mailings: WebFeature = {}
