import type { WebFeature } from '../../app/feature.ts'

/** Catalogs have pages only in the admin area; forms search the catalogs through the API. */
export const catalogs: WebFeature = {}
