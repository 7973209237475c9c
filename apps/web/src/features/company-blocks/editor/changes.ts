import type { Block, PageLayout, PageTheme } from '@rise/contract/company-blocks/fields'

/** A change of a page, which can be applied to any later version of it. */
export type Change = (layout: PageLayout) => PageLayout

/** The placement of a block. */
type Placement = Partial<Pick<Block, 'tab' | 'wide' | 'hidden'>>

const withBlocks = (layout: PageLayout, blocks: Block[]): PageLayout => ({ ...layout, blocks })

/** Adds blocks at the end; existing ones keep their positions. */
export function addBlocks(added: readonly Block[]): Change {
  return (layout) => {
    const presentIds = new Set(layout.blocks.map(({ id }) => id))
    return withBlocks(layout, [...layout.blocks, ...added.filter(({ id }) => !presentIds.has(id))])
  }
}

/** Restores a block at its former position, or as close as possible. */
export function insertBlock(block: Block, at: number): Change {
  return (layout) =>
    layout.blocks.some(({ id }) => id === block.id)
      ? layout
      : withBlocks(layout, layout.blocks.toSpliced(Math.min(at, layout.blocks.length), 0, block))
}

export function removeBlock(removed: string): Change {
  return (layout) =>
    withBlocks(
      layout,
      layout.blocks.filter(({ id }) => id !== removed),
    )
}

/** Removes added blocks again. */
export function removeBlocks(added: readonly Block[]): Change {
  return (layout) => added.reduce((now, { id }) => removeBlock(id)(now), layout)
}

/** Shows, hides or widens a block, or moves it to the end of another tab. */
export function placeBlock(placed: string, placing: Placement): Change {
  return (layout) => {
    const block = layout.blocks.find(({ id }) => id === placed)
    if (!block) return layout
    const changedBlock = { ...block, ...placing }
    if (changedBlock.tab === block.tab) {
      return withBlocks(
        layout,
        layout.blocks.map((one) => (one.id === placed ? changedBlock : one)),
      )
    }
    return withBlocks(layout, [...layout.blocks.filter(({ id }) => id !== placed), changedBlock])
  }
}

/** Hides these blocks. */
export function hideBlocks(ids: readonly string[]): Change {
  return (layout) => ids.reduce((now, id) => placeBlock(id, { hidden: true })(now), layout)
}

/** Moves a block to a position among the blocks of its tab. */
export function moveBlock(moved: string, to: number): Change {
  return (layout) => {
    const block = layout.blocks.find(({ id }) => id === moved)
    if (!block) return layout
    const inTab = layout.blocks.filter(({ tab, id }) => tab === block.tab && id !== moved)
    const ordered = inTab.toSpliced(Math.max(0, Math.min(to, inTab.length)), 0, block)
    const otherTabs = layout.blocks.filter(({ tab }) => tab !== block.tab)
    return withBlocks(layout, [...otherTabs, ...ordered])
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
