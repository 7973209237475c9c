// What all pages of member content share: its author, its audience, and the button that deletes it.
export { AudienceField } from './audience-field.tsx'
export { AudienceMark } from './audience-mark.tsx'
export { Byline } from './byline.tsx'
export { DeleteButton } from './delete-button.tsx'
export { Locked } from './locked.tsx'
export { Unfetched } from './unfetched.tsx'
export { useMayEdit } from './use-may-edit.ts'
