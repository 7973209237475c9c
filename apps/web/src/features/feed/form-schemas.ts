// The forms' rules are the contract's own. Loaded when someone sends one.
import { postChange, writtenPost } from '@rise/contract/feed/fields'

export const formSchemas = { postChange, writtenPost }
