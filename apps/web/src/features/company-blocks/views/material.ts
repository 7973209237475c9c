import type { Block, BlockContents } from '@rise/contract/company-blocks/fields'
import type { BlockKind } from '@rise/contract/company-blocks/kinds'
import type { BlockMaterial, NamedPerson } from '@rise/contract/company-blocks/shapes'
import type { JobCard } from '@rise/contract/jobs/shapes'
import type { Picture } from '@rise/contract/pictures/shapes'

/** The content that blocks refer to by id, beyond their own texts. */
export interface Material {
  readonly pictures: ReadonlyMap<string, Picture>
  readonly people: ReadonlyMap<string, NamedPerson>
  /** The jobs of each block, by block id. */
  readonly jobs: ReadonlyMap<string, { readonly jobs: readonly JobCard[]; readonly total: number }>
  readonly news: BlockMaterial['news']
  readonly company: { readonly slug: string; readonly companyName: string }
}

export function materialOf({ pictures, people, jobs, news }: BlockMaterial, company: Material['company']): Material {
  return {
    pictures: new Map(pictures.map((picture) => [picture._id, picture])),
    people: new Map(people.map((person) => [person._id, person])),
    jobs: new Map(jobs.map((entry) => [entry.block, entry])),
    news,
    company,
  }
}

/** The props of a view of one kind. */
export interface ViewProps<K extends BlockKind> {
  readonly id: string
  readonly content: BlockContents[K]
  readonly material: Material
}

/** Whether a block has no content and is therefore left out. */
export function isEmpty(block: Block, { pictures, people, jobs, news }: Material): boolean {
  switch (block.kind) {
    case 'corevalues':
      return !block.content.values.some(({ name, text }) => name || text)
    case 'culturestats':
      return !block.content.stats.some(({ value }) => value)
    case 'funding':
      return !block.content.total && !block.content.rounds.some(({ name, amount }) => name || amount)
    case 'gettoknow':
    case 'risingwomen':
      return !block.content.people.some(({ person }) => people.has(person))
    case 'iframe':
    case 'video':
      return block.content.embed === null
    case 'imageslider':
      return !block.content.pictures.some(({ pictureId }) => pictures.has(pictureId))
    case 'imagetext':
      return !block.content.text && !pictures.has(block.content.picture?.pictureId ?? '')
    case 'instagram':
      return block.content.posts.length === 0
    case 'jointeam':
      return (jobs.get(block.id)?.total ?? 0) === 0
    case 'recentnews':
      return news.length === 0
    case 'shortquote':
      return !block.content.quote
    case 'skills':
      return block.content.skills.length === 0
    case 'universal':
      return !block.content.columns.some(({ text }) => text)
  }
}
