// What all pages of member content share: its author, its audience, the button that deletes it, and what its author reads
// while it is hidden or waits for a check.
export { AudienceField } from './audience-field.tsx'
export { AudienceMark } from './audience-mark.tsx'
export { Byline } from './byline.tsx'
export { DeleteButton } from './delete-button.tsx'
export { HiddenMark } from './hidden-mark.tsx'
export { LinkWaitNote } from './link-wait-note.tsx'
export { Locked } from './locked.tsx'
export { publishedToast } from './published-toast.ts'
export { Unfetched } from './unfetched.tsx'
export { useMayEdit } from './use-may-edit.ts'
