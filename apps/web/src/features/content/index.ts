// What pages of things that members write have alike: who wrote it, for whom, and the way to take it down.
export { AudienceField, chosenAudience } from './audience-field.tsx'
export { AudienceMark } from './audience-mark.tsx'
export { Byline } from './byline.tsx'
export { DeleteButton } from './delete-button.tsx'
export { Locked } from './locked.tsx'
export { useMayEdit } from './use-may-edit.ts'
