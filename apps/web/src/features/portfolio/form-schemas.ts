// The form's rules are the contract's own. Loaded when a form is saved: see `useVersionedForm`.
import { caseChange } from '@rise/contract/portfolio/fields'

export const formSchemas = { portfolioCase: caseChange }
