// The schemas of the forms, from the contract. Loaded when a form is sent.
import { postChange, writtenPost } from '@rise/contract/feed/fields'

export const formSchemas = { postChange, writtenPost }
