import type { MemberCard } from '@rise/contract/connections/shapes'
import { type ConvoFolder, convoFolders, SUPPORT } from '@rise/contract/convos/kinds'
import type { Convo, FoundMessage } from '@rise/contract/convos/shapes'

/** The state in the page's address: a folder, and an open conversation by account or by its own id. */
export interface ConvosView {
  readonly folder: ConvoFolder
  readonly account: string | undefined
  readonly convo: string | undefined
  /** The search query; empty without a search. */
  readonly q: string
  /** The id of the conversation to search; undefined for all. */
  readonly within: string | undefined
  /** The message to show, by its position in the open conversation. */
  readonly at: number | undefined
}

/**
 * Reads `?id=`, `?folder=`, `?convo=` (a conversation whose other participant's account was erased), and the search
 * with its open result.
 */
export function convosViewOf(search: URLSearchParams): ConvosView {
  const folder = convoFolders.find((known) => known === search.get('folder')) ?? 'inbox'
  const seq = Number(search.get('at'))
  return {
    folder,
    account: search.get('id') ?? undefined,
    convo: search.get('convo') ?? undefined,
    q: search.get('q') ?? '',
    within: search.get('in') ?? undefined,
    at: Number.isSafeInteger(seq) && seq > 0 ? seq : undefined,
  }
}

/** Returns the address of a message from the search results; the search stays open. */
export function searchResultHref(
  { convo, seq }: Pick<FoundMessage, 'convo' | 'seq'>,
  { q, within, folder }: Pick<ConvosView, 'q' | 'within' | 'folder'>,
): string {
  const query = new URLSearchParams({ q, ...(within !== undefined && { in: within }), at: String(seq) })
  return `${convoHref(convo, folder)}&${query}`
}

/**
 * Returns the address of a search for `q` next to the open conversation, in all conversations or in `within`; without
 * both, the address without a search.
 */
export function searchHref({ folder, account, convo, within }: ConvosView, q: string): string {
  const query = new URLSearchParams({
    ...(account !== undefined && { id: account }),
    ...(convo !== undefined && { convo }),
    ...(folder !== 'inbox' && { folder }),
    ...(within !== undefined && { in: within }),
    ...(q !== '' && { q }),
  })
  return query.size === 0 ? '/convos' : `/convos?${query}`
}

/** Returns the address of the conversation with an account (specification, section 2). */
function accountHref({ _id, role }: Pick<MemberCard, '_id' | 'role'>, folder: ConvoFolder = 'inbox'): string {
  const query = new URLSearchParams({ id: _id, ...(role === 'employer' && { role: 'company' }) })
  if (folder !== 'inbox') query.set('folder', folder)
  return `/convos?${query}`
}

/** Returns the address of a conversation in a list. */
export function convoHref(
  { _id, with: other, support }: Pick<Convo, '_id' | 'with' | 'support'>,
  folder: ConvoFolder,
): string {
  if (other) return accountHref(other, folder)
  if (support) return `/convos?id=${SUPPORT}&role=company`
  return `/convos?${new URLSearchParams({ convo: _id, ...(folder !== 'inbox' && { folder }) })}`
}

export function folderHref(folder: ConvoFolder): string {
  return folder === 'inbox' ? '/convos' : `/convos?folder=${folder}`
}
