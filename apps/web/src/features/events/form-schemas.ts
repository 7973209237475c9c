// The forms' rules are the contract's own. Loaded when a form is saved.
import { eventChange, newEvent } from '@rise/contract/events/fields'

export const formSchemas = { eventChange, newEvent }
