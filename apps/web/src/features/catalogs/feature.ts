import type { WebFeature } from '../../app/feature.ts'

/** Only pages of the admin area: forms search in the catalogs through the API. */
export const catalogs: WebFeature = {}
