// Convos: conversations between two accounts, or an account and support. Owns `convo`, `convo_side`, `message` and
// `message_reaction`.
import type {} from './activities.ts'
import type {} from './tables.ts'
