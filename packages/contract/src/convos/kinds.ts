/** The folders of the list of conversations; the first is the default. */
export const convoFolders = ['inbox', 'requests', 'archived'] as const
export type ConvoFolder = (typeof convoFolders)[number]

/**
 * Why the viewer can't send a message in a conversation. `own-plan`: their plan, or their role in the team, has no
 * conversations. `their-plan`: the other participant's plan has none. `unconfirmed`: the viewer's account is
 * unconfirmed. `away`: the other participant can't be reached at present. `deleted`: the other participant was erased.
 * `in-review`: the first message waits for review. `not-delivered`: it was refused in review. `request-full`: the
 * request has its maximum number of messages, and waits for an answer.
 */
export const closures = [
  'own-plan',
  'their-plan',
  'unconfirmed',
  'away',
  'deleted',
  'in-review',
  'not-delivered',
  'request-full',
] as const
export type Closure = (typeof closures)[number]

/**
 * The documents that a message can carry, by extension. The content decides the kind, and the extension must match it.
 */
export const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
} as const
export type DocumentKind = keyof typeof documentTypes

/** The id of the installation's support in addresses, in place of an account's. */
export const SUPPORT = 'support'
