// The form's rules are the contract's own. Loaded when someone sends it.
import { scheduleChoice } from '@rise/contract/notifications/fields'

export const formSchemas = { scheduleChoice }
