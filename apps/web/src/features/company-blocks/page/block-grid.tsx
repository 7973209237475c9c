import type { Block } from '@rise/contract/company-blocks/fields'
import { cx } from '../../../ui/base/class-names.ts'
import { isEmpty, type Material } from '../views/material.ts'
import { BlockView } from './block-view.tsx'

/** Blocks in two columns, or in one where there is no room, as in previews. Blocks without content are left out. */
export function BlockGrid({ blocks, material }: { blocks: readonly Block[]; material: Material }) {
  const filledBlocks = blocks.filter((block) => !isEmpty(block, material))
  if (filledBlocks.length === 0) return null
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 @min-[36rem]:grid-cols-2">
        {filledBlocks.map((block) => (
          <div key={block.id} className={cx('min-w-0', block.wide ? '@min-[36rem]:col-span-2' : null)}>
            <BlockView block={block} material={material} />
          </div>
        ))}
      </div>
    </div>
  )
}
