// The shared parts of all member content: its author, its audience, the delete button, and the notes to an author whose
// content is hidden or waits for a check.
export { AudienceField } from './audience-field.tsx'
export { LinkWaitNote } from './link-wait-note.tsx'
export { Locked } from './locked.tsx'
export { AudienceMark } from './marks/audience-mark.tsx'
export { Byline } from './marks/byline.tsx'
export { DeleteButton } from './marks/delete-button.tsx'
export { deleteWithUndo } from './marks/delete-with-undo.ts'
export { HiddenMark } from './marks/hidden-mark.tsx'
export { useMayEdit } from './marks/use-may-edit.ts'
export { publishedToast } from './published-toast.ts'
export { Unfetched } from './unfetched.tsx'
