// The schemas of the forms, from the contract. Loaded when a form is saved: see `useVersionedForm`.
import { storyChange } from '@rise/contract/professionals/story/fields'

export const formSchemas = { story: storyChange }
