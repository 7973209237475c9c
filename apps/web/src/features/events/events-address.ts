import { eventList } from '@rise/contract/events/list'

/** Returns the address of an event's page. */
export function eventHref(slug: string): string {
  return `${eventList.path}/${slug}`
}

/** Returns the address for editing a draft, or for previewing it. */
export function draftHref(slug: string, page: '' | '/preview' = ''): string {
  return `${eventList.path}/create${page}?draft=${encodeURIComponent(slug)}`
}

/** Returns the address for editing an event, or for another part of managing it. */
export function editHref(slug: string, part?: 'participants' | 'note'): string {
  return `${eventHref(slug)}/edit${part ? `?part=${part}` : ''}`
}
