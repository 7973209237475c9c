import type { Block } from '@rise/contract/company-blocks/fields'
import { CachedMarkup } from '../../../app/ssr/markup-cache.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { isEmpty, type Material } from '../views/material.ts'
import { BlockView } from './block-view.tsx'

/** Blocks in two columns where there is room, as in previews there isn't; those without anything to show are left out. */
export function BlockGrid({ blocks, material }: { blocks: readonly Block[]; material: Material }) {
  const shown = blocks.filter((block) => !isEmpty(block, material))
  if (shown.length === 0) return null
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 @min-[36rem]:grid-cols-2">
        {shown.map((block) => (
          <div key={block.id} className={cx('min-w-0', block.wide ? '@min-[36rem]:col-span-2' : null)}>
            <Kept block={block} material={material} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The server renders a block once and keeps its markup. Lists of jobs keep each of their cards themselves. */
function Kept({ block, material }: { block: Block; material: Material }) {
  const view = <BlockView block={block} material={material} />
  if (block.kind === 'jointeam' || block.kind === 'skills') return view
  return (
    <CachedMarkup of={() => ['block', block, shownBy(block, material)]} anywhere>
      <div>{view}</div>
    </CachedMarkup>
  )
}

/** What a block shows besides its own words. */
function shownBy(block: Block, { pictures, people, news }: Material): unknown {
  if (block.kind === 'recentnews') return news
  if (block.kind === 'imageslider') return block.content.pictures.map(({ pictureId }) => pictures.get(pictureId))
  if (block.kind === 'gettoknow' || block.kind === 'risingwomen') {
    return block.content.people.map(({ person }) => people.get(person))
  }
  if (block.kind === 'imagetext' || block.kind === 'shortquote') {
    return pictures.get(block.content.picture?.pictureId ?? '')
  }
  return null
}
