import { randomUUID } from 'node:crypto'
import type { Block, PageLayout } from '@rise/contract/company-blocks/fields'
import { pageTabs } from '@rise/contract/company-blocks/kinds'
import type { PageDraft } from '@rise/contract/company-blocks/shapes'
import { slugOf } from '../companies/companies.factory.ts'
import type { SignedInClient } from '../session/accounts.factory.ts'

const blockDefaults = { version: 1, tab: 'about', wide: true, hidden: false } as const

export function textBlock(text = '<p>We lift.</p>', change: object = {}): Block {
  return {
    id: randomUUID(),
    ...blockDefaults,
    kind: 'universal',
    content: { title: 'Us', columns: [{ text }] },
    ...change,
  }
}

/** Returns a block that names people. */
export function peopleBlock(...people: readonly string[]): Block {
  const content = {
    title: 'Women here',
    text: '',
    people: people.map((person) => ({ person, role: 'Smith', quote: '' })),
  }
  return { id: randomUUID(), ...blockDefaults, kind: 'risingwomen', content }
}

/** Returns a slider of these pictures. */
export function sliderBlock(pictureIds: readonly string[]): Block {
  const pictures = pictureIds.map((pictureId) => ({ pictureId, alt: 'A crane', caption: '' }))
  return { id: randomUUID(), ...blockDefaults, kind: 'imageslider', content: { title: '', pictures } }
}

/** Returns a page of these blocks, in the product’s own colors. */
export function layoutOf(...blocks: readonly Block[]): PageLayout {
  return { theme: { accent: null, cover: 'picture', tabs: [...pageTabs] }, blocks: [...blocks] }
}

/** Returns the address of a company’s draft. */
export async function draftPath(owner: SignedInClient): Promise<string> {
  return `/api/v1/companies/${await slugOf(owner)}/block-draft`
}

/** Replaces the draft with a layout, and returns the draft. Throws when it is refused. */
export async function saveLayout(owner: SignedInClient, layout: PageLayout): Promise<PageDraft> {
  const path = await draftPath(owner)
  const { revision } = (await owner.call('GET', path)).json().result
  const saveReply = await owner.call('PUT', path, { revision, layout })
  if (saveReply.statusCode !== 200) throw new Error(`The draft was not saved: ${saveReply.body}`)
  return saveReply.json().result
}

/** Saves and publishes a layout. Throws if a request is refused. */
export async function publishLayout(owner: SignedInClient, layout: PageLayout): Promise<PageDraft> {
  const { revision } = await saveLayout(owner, layout)
  const publishReply = await owner.call('POST', `${await draftPath(owner)}/publish`, { revision })
  if (publishReply.statusCode !== 200) throw new Error(`The draft was not published: ${publishReply.body}`)
  return publishReply.json().result
}

/**
 * Asks a professional, by the slug of their page, whether a company may name them. Throws if the request is refused.
 */
export async function ask(owner: SignedInClient, person: string, kind = 'risingwomen'): Promise<void> {
  const reply = await owner.call('POST', `/api/v1/companies/${await slugOf(owner)}/block-people`, { kind, person })
  if (reply.statusCode !== 200) throw new Error(`They were not asked: ${reply.body}`)
}

/** Answers the first company that asked. Throws if the answer is refused. */
export async function answerFirst(person: SignedInClient, agree: boolean): Promise<void> {
  const [first] = (await person.call('GET', '/api/v1/page-consents')).json().result
  const answerReply = await person.call('PUT', `/api/v1/page-consents/${first._id}`, { agree })
  if (answerReply.statusCode !== 200) throw new Error(`They could not answer: ${answerReply.body}`)
}
