// The schemas of the forms, from the contract. Loaded when a form is sent: see `useDraftForm`.
import { memoFields, outsideApplication } from '@rise/contract/applications/elsewhere/fields'

export const formSchemas = { memoFields, outsideApplication }
