// The schemas of the forms, from the contract. Loaded when a form is sent.
import { commentForm } from '@rise/contract/discussion/fields'

export const formSchemas = { comment: commentForm }
