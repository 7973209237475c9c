import type { Feature } from '../../platform/feature.ts'

/** No endpoints of its own: features that hold content use its pieces. */
export { reportablePicture } from './reportable-picture.ts'

export const content: Feature = { name: 'content' }
