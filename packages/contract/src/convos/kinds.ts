/** Parts of the list of conversations; the first is the usual one. */
export const convoFolders = ['inbox', 'requests', 'archived'] as const
export type ConvoFolder = (typeof convoFolders)[number]

/**
 * Why no message can be sent in a conversation: the acting company's plan or the other's ended; the acting account is
 * unconfirmed; the other can't be reached at present, or was erased; a request waits for its answer.
 */
export const closures = ['own-plan', 'their-plan', 'unconfirmed', 'away', 'deleted', 'request-full'] as const
export type Closure = (typeof closures)[number]

/** In addresses, in place of an account: the installation's support. */
export const SUPPORT = 'support'
