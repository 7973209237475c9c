// The forms' rules are the contract's own. Loaded when one is sent.
import { eventChange, newEvent, participation } from '@rise/contract/events/fields'

export const formSchemas = { eventChange, newEvent, participation }
