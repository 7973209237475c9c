// Convos: conversations between two accounts, or an account and support. Owns `convo`, `convo_side`, `message`,
// `message_reaction`, `message_file`, `convo_privacy` and `presence`.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { reportedAttachments } from './files/reported-attachment.ts'
