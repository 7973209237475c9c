import type { Feature } from '../../platform/feature.ts'

export { reportablePicture } from './reportable-picture.ts'

/** Content has no endpoints; other features use its functions. */
export const content: Feature = { name: 'content' }
