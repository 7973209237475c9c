// The schemas of the forms, from the contract. Loaded when a form is saved: see `useVersionedForm`.
import { articleChange, linkChange, newArticle, newLink } from '@rise/contract/headlines/fields'

export const formSchemas = { articleChange, linkChange, newArticle, newLink }
