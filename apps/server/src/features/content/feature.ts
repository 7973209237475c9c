import type { Feature } from '../../platform/feature.ts'

export { reportablePicture } from './reportable-picture.ts'

/** No endpoints of its own: features that hold content use its pieces. */
export const content: Feature = { name: 'content' }
