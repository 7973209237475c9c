import type { Block, BlockContent, PageLayout } from '@rise/contract/company-blocks/fields'
import type { PeopleKind } from '@rise/contract/company-blocks/kinds'
import { MOST_JOB_BLOCKS, MOST_PAGE_PICTURES } from '@rise/contract/company-blocks/limits'
import { platformErrors } from '@rise/contract/errors'
import { t } from '@rise/texts'
import { Failure } from '../../platform/failure.ts'
import { sanitiseRichText } from '../../platform/rich-text/sanitise-rich-text.ts'

/** Returns the content with its texts sanitised. No other code sanitises the HTML of blocks. */
export function cleanContent<T extends BlockContent>(block: T): T {
  switch (block.kind) {
    case 'imagetext':
      return { ...block, content: { ...block.content, text: safeHtml(block.content.text) } }
    case 'universal': {
      const columns = block.content.columns.map(({ text }) => ({ text: safeHtml(text) }))
      return { ...block, content: { ...block.content, columns } }
    }
    default:
      return block
  }
}

/** Returns sanitised HTML without pictures, because blocks store their pictures outside the text. */
function safeHtml(html: string): string {
  return sanitiseRichText(html, () => undefined).html
}

/** Returns the ids of a layout's pictures, with repetitions. */
export function pictureIdsOf({ blocks }: PageLayout): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'imageslider') return block.content.pictures.map(({ pictureId }) => pictureId)
    if (block.kind === 'imagetext' || block.kind === 'shortquote') return block.content.picture?.pictureId ?? []
    return []
  })
}

/** Returns the people that a layout names, each with the kind of block. */
export function peopleIn({ blocks }: PageLayout): { readonly personId: string; readonly kind: PeopleKind }[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'gettoknow' && block.kind !== 'risingwomen') return []
    return block.content.people.map(({ person }) => ({ personId: person, kind: block.kind }))
  })
}

/** Returns a layout that keeps only the people accepted by `keeps`. */
export function withPeople(layout: PageLayout, keeps: (personId: string, kind: PeopleKind) => boolean): PageLayout {
  const blocks = layout.blocks.map((block) => {
    if (block.kind === 'gettoknow') {
      const people = block.content.people.filter(({ person }) => keeps(person, block.kind))
      return { ...block, content: { ...block.content, people } }
    }
    if (block.kind === 'risingwomen') {
      const people = block.content.people.filter(({ person }) => keeps(person, block.kind))
      return { ...block, content: { ...block.content, people } }
    }
    return block
  })
  return { ...layout, blocks }
}

/**
 * Requires that the page has at most the allowed pictures and lists of jobs.
 *
 * @throws {Failure} `invalid-input`, naming the field
 */
export function assertBounds(layout: PageLayout): void {
  if (pictureIdsOf(layout).length > MOST_PAGE_PICTURES) {
    throw tooMany(t('A page shows at most {most} pictures. Remove some first.', { most: MOST_PAGE_PICTURES }))
  }
  if (layout.blocks.filter(hasJobs).length > MOST_JOB_BLOCKS) {
    throw tooMany(t('A page has at most {most} blocks with jobs. Delete one first.', { most: MOST_JOB_BLOCKS }))
  }
}

export function hasJobs({ kind }: Pick<Block, 'kind'>): boolean {
  return kind === 'jointeam' || kind === 'skills'
}

function tooMany(message: string): Failure {
  return new Failure(platformErrors['invalid-input'], { message, fields: { 'body.layout.blocks': message } })
}
