// Link previews: reads the title, description and picture of a web page for a member who links to it. Owns no table:
// the feature that shows a preview stores it and claims its picture.
export { readBeginning } from './page-head.ts'
export { readPage } from './preview-link.ts'
export { previewPicture } from './preview-picture.ts'
