// What all pages of member content share: its author, its audience, the button that deletes it, and what its author reads
// while it is hidden or waits for a check.
export { AudienceField } from './audience-field.tsx'
export { LinkWaitNote } from './link-wait-note.tsx'
export { Locked } from './locked.tsx'
export { AudienceMark } from './marks/audience-mark.tsx'
export { Byline } from './marks/byline.tsx'
export { DeleteButton } from './marks/delete-button.tsx'
export { HiddenMark } from './marks/hidden-mark.tsx'
export { useMayEdit } from './marks/use-may-edit.ts'
export { publishedToast } from './published-toast.ts'
export { Unfetched } from './unfetched.tsx'
