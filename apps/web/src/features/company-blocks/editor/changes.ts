import type { Block, PageLayout, PageTheme } from '@rise/contract/company-blocks/fields'

/** A change of a page, which can be applied to any later version of it. */
export type Change = (layout: PageLayout) => PageLayout

/** Where and how a block is shown. */
type Placement = Partial<Pick<Block, 'tab' | 'wide' | 'hidden'>>

const withBlocks = (layout: PageLayout, blocks: Block[]): PageLayout => ({ ...layout, blocks })

/** Adds blocks at the end, except those that are already on the page. */
export function addBlocks(newBlocks: readonly Block[]): Change {
  return (layout) => {
    const presentIds = new Set(layout.blocks.map(({ id }) => id))
    return withBlocks(layout, [...layout.blocks, ...newBlocks.filter(({ id }) => !presentIds.has(id))])
  }
}

/** Inserts a block at an index, or at the end of a shorter page; no effect if the page already has it. */
export function insertBlock(block: Block, at: number): Change {
  return (layout) =>
    layout.blocks.some(({ id }) => id === block.id)
      ? layout
      : withBlocks(layout, layout.blocks.toSpliced(Math.min(at, layout.blocks.length), 0, block))
}

export function removeBlock(removedId: string): Change {
  return (layout) =>
    withBlocks(
      layout,
      layout.blocks.filter(({ id }) => id !== removedId),
    )
}

/** Removes blocks that were added, to undo it. */
export function removeBlocks(addedBlocks: readonly Block[]): Change {
  return (layout) => addedBlocks.reduce((now, { id }) => removeBlock(id)(now), layout)
}

/** Changes a block's visibility or width, or moves it to the end of another tab. */
export function placeBlock(placedId: string, placing: Placement): Change {
  return (layout) => {
    const block = layout.blocks.find(({ id }) => id === placedId)
    if (!block) return layout
    const changedBlock = { ...block, ...placing }
    if (changedBlock.tab === block.tab) {
      return withBlocks(
        layout,
        layout.blocks.map((one) => (one.id === placedId ? changedBlock : one)),
      )
    }
    return withBlocks(layout, [...layout.blocks.filter(({ id }) => id !== placedId), changedBlock])
  }
}

export function hideBlocks(ids: readonly string[]): Change {
  return (layout) => ids.reduce((now, id) => placeBlock(id, { hidden: true })(now), layout)
}

/** Moves a block to a position among the blocks of its tab. */
export function moveBlock(movedId: string, to: number): Change {
  return (layout) => {
    const block = layout.blocks.find(({ id }) => id === movedId)
    if (!block) return layout
    const blocksOfTab = layout.blocks.filter(({ tab, id }) => tab === block.tab && id !== movedId)
    const movedBlocks = blocksOfTab.toSpliced(Math.max(0, Math.min(to, blocksOfTab.length)), 0, block)
    const otherTabs = layout.blocks.filter(({ tab }) => tab !== block.tab)
    return withBlocks(layout, [...otherTabs, ...movedBlocks])
  }
}

/** Adds a copy below a block. */
export function duplicateBlock(source: string, copyId: string): Change {
  return (layout) => {
    const index = layout.blocks.findIndex(({ id }) => id === source)
    const block = layout.blocks[index]
    return block ? insertBlock({ ...block, id: copyId, version: 1 }, index + 1)(layout) : layout
  }
}

export function changeTheme(theme: Partial<PageTheme>): Change {
  return (layout) => ({ ...layout, theme: { ...layout.theme, ...theme } })
}
