import type { WebFeature } from '../../app/feature.ts'

/** No pages of its own: stories and the onboarding show its parts. */
export const resumes: WebFeature = {}
