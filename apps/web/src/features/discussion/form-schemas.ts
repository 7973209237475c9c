// The forms' rules are the contract's own. Loaded when someone sends one.
import { commentForm } from '@rise/contract/discussion/fields'

export const formSchemas = { comment: commentForm }
