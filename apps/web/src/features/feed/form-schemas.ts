// The forms' rules are the contract's own. Loaded when somebody sends one.
import { newPost, postChange } from '@rise/contract/feed/fields'

export const formSchemas = { newPost, postChange }
