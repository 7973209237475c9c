// The forms' rules are the contract's own. Loaded when someone sends one.
import { newPost, postChange } from '@rise/contract/feed/fields'

export const formSchemas = { newPost, postChange }
