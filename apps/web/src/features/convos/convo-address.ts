import type { MemberCard } from '@rise/contract/connections/shapes'
import { type ConvoFolder, convoFolders, SUPPORT } from '@rise/contract/convos/kinds'
import type { Convo } from '@rise/contract/convos/shapes'

/** What the address of the page says: a folder, and an open conversation by account, or by its own id. */
export interface ConvosView {
  readonly folder: ConvoFolder
  readonly account: string | undefined
  readonly convo: string | undefined
}

/** Reads `?id=`, `?folder=`, and `?convo=` for one whose other side was erased. */
export function convosViewOf(search: URLSearchParams): ConvosView {
  const folder = convoFolders.find((known) => known === search.get('folder')) ?? 'inbox'
  return { folder, account: search.get('id') ?? undefined, convo: search.get('convo') ?? undefined }
}

/** Returns the address of the conversation with an account (section 2). */
function accountHref({ _id, role }: Pick<MemberCard, '_id' | 'role'>, folder: ConvoFolder = 'inbox'): string {
  const query = new URLSearchParams({ id: _id, ...(role === 'employer' && { role: 'company' }) })
  if (folder !== 'inbox') query.set('folder', folder)
  return `/convos?${query}`
}

/** Returns the address of a conversation of a list. */
export function convoHref({ _id, with: other, support }: Convo, folder: ConvoFolder): string {
  if (other) return accountHref(other, folder)
  if (support) return `/convos?id=${SUPPORT}&role=company`
  return `/convos?${new URLSearchParams({ convo: _id, ...(folder !== 'inbox' && { folder }) })}`
}

export function folderHref(folder: ConvoFolder): string {
  return folder === 'inbox' ? '/convos' : `/convos?folder=${folder}`
}
