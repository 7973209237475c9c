// Link previews: what a page on the web says of itself, read for a member who links to it. Owns no table: who shows a
// preview keeps it, and holds its picture.
export { readBeginning } from './page-head.ts'
export { readPage } from './preview-link.ts'
export { previewPicture } from './preview-picture.ts'
