/** The folders of the list of conversations; the first is the default. */
export const convoFolders = ['inbox', 'requests', 'archived'] as const
export type ConvoFolder = (typeof convoFolders)[number]

/**
 * Why no message can be sent in a conversation: the acting company's plan or the other's ended; the acting account is
 * unconfirmed; the other can't be reached at present, or was erased; a request waits for its answer; a
 * first message waits for review, or was refused.
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

/** Documents that a message can carry, by their extension; the content decides, and the name must agree. */
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
