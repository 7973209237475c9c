// The schema of the form, from the contract. Loaded when a form is saved: see `useVersionedForm`.
import { caseChange } from '@rise/contract/portfolio/fields'

export const formSchemas = { portfolioCase: caseChange }
