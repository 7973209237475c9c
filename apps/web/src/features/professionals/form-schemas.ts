// The forms' rules are the contract's own. Loaded when somebody saves: see use-story-form.ts.
import { storyChange } from '@rise/contract/story-fields'

export const formSchemas = { story: storyChange }
