import type { WebFeature } from '../../app/feature.ts'

/** No pages of its own: stories and the onboarding begin with it, and end in it. */
export const resumes: WebFeature = {}
