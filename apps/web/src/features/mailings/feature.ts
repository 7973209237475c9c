import type { WebFeature } from '../../app/feature.ts'

/** Only pages of the admin area. */
export const mailings: WebFeature = {}
