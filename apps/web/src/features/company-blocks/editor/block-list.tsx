import type { Block } from '@rise/contract/company-blocks/fields'
import { pageTabs } from '@rise/contract/company-blocks/kinds'
import { blockWords, tabWords } from '@rise/contract/company-blocks/words'
import { t } from '@rise/texts'
import {
  ArrowDown,
  ArrowUp,
  Columns2,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  GripVertical,
  Pencil,
  Square,
  Trash2,
} from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../../ui/base/class-names.ts'
import { IconButton, IconLink } from '../../../ui/base/icon-button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx'
import { blockExcerpt } from './block-excerpt.ts'
import { duplicateBlock, insertBlock, moveBlock, placeBlock, removeBlock } from './changes.ts'
import { useDrag } from './use-drag.ts'
import type { EditedPage } from './use-page-draft.ts'

function nameOf({ kind }: Block): string {
  return t(blockWords[kind].name)
}

interface Props {
  readonly page: EditedPage
  /** The blocks of one tab. */
  readonly blocks: readonly Block[]
  /** Whether a block has no content yet. */
  readonly isEmpty: (block: Block) => boolean
}

/** The blocks of a tab in order: moved by pointer, by arrow keys and by buttons. Every move is announced. */
export function BlockList({ page, blocks, isEmpty }: Props) {
  const [status, setStatus] = useState('')
  const hint = useId()
  const { list, dragged, handle } = useDrag((id, to) => move(id, to))
  const movedByKey = useRef<string | undefined>(undefined)
  // A row that is moved in the document loses the focus.
  useLayoutEffect(() => {
    const id = movedByKey.current
    if (id === undefined || !blocks.some((block) => block.id === id)) return
    movedByKey.current = undefined
    list.current?.querySelector<HTMLElement>(`[data-row="${id}"] [data-handle]`)?.focus()
  }, [blocks, list])

  function move(id: string, to: number): void {
    const index = blocks.findIndex((block) => block.id === id)
    const block = blocks[index]
    if (!block || to === index || to < 0 || to >= blocks.length) return
    setStatus(t('{name} is now {place} of {count}', { name: nameOf(block), place: to + 1, count: blocks.length }))
    void page.change(moveBlock(id, to))
  }

  function onKeyDown(event: KeyboardEvent, id: string, at: number): void {
    const target = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: blocks.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    if (target < 0 || target >= blocks.length) setStatus(target < 0 ? t('It’s first already') : t('It’s last already'))
    else {
      movedByKey.current = id
      move(id, target)
    }
  }

  function remove(block: Block): void {
    const index = page.draft.layout.blocks.findIndex(({ id }) => id === block.id)
    void page.change(removeBlock(block.id))
    const title = t('{name} deleted', { name: nameOf(block) })
    setStatus(title)
    showToast({
      id: `block-${block.id}`,
      title,
      action: { label: t('Undo'), onPress: () => void page.change(insertBlock(block, index)) },
    })
  }

  return (
    <>
      <p role="status" className="sr-only">
        {status}
      </p>
      <p id={hint} hidden>
        {t('Arrow keys move it.')}
      </p>
      <ol ref={list} aria-label={t('Blocks')} className="rows">
        {blocks.map((block, at) => (
          <li
            key={block.id}
            data-row={block.id}
            className={cx(
              'flex items-center gap-1 py-2 pr-2 pl-1',
              dragged?.id === block.id ? 'bg-brand-soft' : null,
              dragged && dragged.id !== block.id && dragged.to === targetIndex(blocks, dragged.id, at)
                ? 'border-t-2! border-brand!'
                : null,
            )}
          >
            <button
              type="button"
              {...handle(block.id)}
              onKeyDown={(event) => onKeyDown(event, block.id, at)}
              aria-label={t('Move {name}, {place} of {count}', {
                name: nameOf(block),
                place: at + 1,
                count: blocks.length,
              })}
              aria-describedby={hint}
              data-handle=""
              className="hit-target relative inline-flex size-dense shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-subtle hover:bg-raised hover:text-text"
            >
              <GripVertical size={16} aria-hidden />
            </button>
            <div className="min-w-0 grow">
              <p className="truncate text-small font-semibold">{nameOf(block)}</p>
              <p className="truncate text-caption text-muted">
                {block.hidden
                  ? t('Hidden', 'a block')
                  : isEmpty(block)
                    ? t('Nothing to show yet')
                    : blockExcerpt(block)}
                {block.wide ? '' : ` · ${t('Half width')}`}
              </p>
            </div>
            <IconLink
              label={t('Edit {title}', { title: nameOf(block) })}
              to={`/custom/${block.kind}/${block.id}`}
              tip="end"
            >
              <Pencil size={16} aria-hidden />
            </IconLink>
            <BlockMenu
              block={block}
              page={page}
              first={at === 0}
              last={at === blocks.length - 1}
              onMove={(by) => move(block.id, at + by)}
              onRemove={() => remove(block)}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

/** Returns the index of a row among all but the dragged one. */
function targetIndex(blocks: readonly Block[], draggedId: string, at: number): number {
  return blocks.slice(0, at).filter(({ id }) => id !== draggedId).length
}

interface MenuProps {
  readonly block: Block
  readonly page: EditedPage
  readonly first: boolean
  readonly last: boolean
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

function BlockMenu({ block, page, first, last, onMove, onRemove }: MenuProps) {
  const { id, hidden, wide, tab } = block
  return (
    <Menu
      trigger={
        <IconButton label={t('More for {title}', { title: nameOf(block) }, 'actions')} tip="end">
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<ArrowUp size={16} aria-hidden />} disabled={first} onSelect={() => onMove(-1)}>
        {t('Move up')}
      </MenuItem>
      <MenuItem icon={<ArrowDown size={16} aria-hidden />} disabled={last} onSelect={() => onMove(1)}>
        {t('Move down')}
      </MenuItem>
      {pageTabs
        .filter((other) => other !== tab)
        .map((other) => (
          <MenuItem key={other} onSelect={() => void page.change(placeBlock(id, { tab: other }))}>
            {t('Move to “{tab}”', { tab: t(tabWords[other]) })}
          </MenuItem>
        ))}
      <MenuSeparator />
      <MenuItem
        icon={wide ? <Columns2 size={16} aria-hidden /> : <Square size={16} aria-hidden />}
        onSelect={() => void page.change(placeBlock(id, { wide: !wide }))}
      >
        {wide ? t('Half width') : t('Full width')}
      </MenuItem>
      <MenuItem
        icon={hidden ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
        onSelect={() => void page.change(placeBlock(id, { hidden: !hidden }))}
      >
        {hidden ? t('Show', 'of a hidden item') : t('Hide')}
      </MenuItem>
      <MenuItem
        icon={<Copy size={16} aria-hidden />}
        onSelect={() => void page.change(duplicateBlock(id, crypto.randomUUID()))}
      >
        {t('Duplicate', 'verb, on a button')}
      </MenuItem>
      <MenuItem icon={<Trash2 size={16} aria-hidden />} onSelect={onRemove}>
        {t('Delete')}
      </MenuItem>
    </Menu>
  )
}
