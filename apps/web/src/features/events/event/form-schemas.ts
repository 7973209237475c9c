// The form's rules are the contract's own. Loaded when someone takes part.
import { participation } from '@rise/contract/events/fields'

export const formSchemas = { participation }
